import styled from "@emotion/styled";
import { Link } from "react-router-dom";

const look = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minHeight: 40,
  padding: "6px 16px",
  border: "1px solid var(--line-strong)",
  borderRadius: "var(--r)",
  background: "var(--surface)",
  color: "var(--text)",
  font: "500 14px/20px var(--font)",
  textAlign: "center",
  cursor: "pointer",
  "&:hover": { background: "var(--hover)" },
  "&[data-size=small]": { minHeight: 32, padding: "4px 12px", borderRadius: "var(--r-s)", fontSize: 13 },
  "&[data-size=square]": { minHeight: 32, width: 32, padding: 0, borderRadius: "var(--r-s)" },
  "&[data-size=xl]": { minHeight: 48, padding: "6px 20px", fontSize: 15, fontWeight: 600 },
  "&[data-look=quiet]": { borderColor: "transparent", background: "none", color: "var(--text-2)" },
  "&[data-look=quiet]:hover": { background: "var(--hover)" },
  "&[data-look=main]": { background: "var(--primary)", borderColor: "var(--primary)", color: "var(--on-primary)" },
  "&[data-look=main]:hover": { background: "var(--primary-hover)", borderColor: "var(--primary-hover)" },
  "&[data-look=warn]": { borderColor: "var(--red-m)", color: "var(--red-t)" },
  "&[data-look=warn]:hover": { background: "var(--red-f)" },
  "&[data-look=danger]": { background: "var(--danger)", borderColor: "var(--danger)", color: "var(--on-danger)" },
  "&[data-look=danger]:hover": { background: "var(--danger-hover)", borderColor: "var(--danger-hover)" },
  "@media (max-width: 599.95px)": {
    "&, &[data-size=small]": { minHeight: 44 },
    "&[data-size=square]": { minHeight: 44, width: 44 },
  },
} as const;

/**
 * The public page's button. `data-look`: "main" for the primary action, "danger" for what cannot be undone, "quiet" without a
 * border. MUI's button would add a twentieth to the first load, mostly for a ripple that is switched off.
 */
export const PublicButton = styled("button")(look);

/** The same look on a link within the page. */
export const PublicLink = styled(Link)(look);

/** The same look on a link that leaves the page. */
export const PublicAnchor = styled("a")(look);
