import { styled } from "@mui/material/styles";

/** A list of queries to choose from, each a name and what there is to know about it. */
export const QueryNav = styled("nav")({
  display: "flex",
  flexDirection: "column",
  gap: 2,
  "& h2": { margin: "0 0 4px" },
  "& p": { padding: "4px 8px", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& button:not(.MuiButtonBase-root)": {
    width: "100%",
    padding: "6px 8px",
    borderRadius: "var(--r-s)",
    color: "var(--text-2)",
    fontSize: 12,
    lineHeight: "16px",
    textAlign: "left",
    "&:hover": { background: "var(--hover)" },
    "&[aria-current]": { background: "var(--sunken)" },
  },
  "& b": { display: "block", fontSize: 13, lineHeight: "20px", fontWeight: 500, color: "var(--text)" },
});
