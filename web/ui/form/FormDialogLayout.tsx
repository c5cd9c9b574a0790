import { styled } from "@mui/material/styles";

/** Header 56 px, footer 64 px, fields and aside between them; only the middle scrolls. */
export const FormDialogLayout = styled("form")({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  flex: "1 1 auto",
  "& > header": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    flex: "none",
    height: 56,
    padding: "0 24px",
    borderBottom: "1px solid var(--line)",
  },
  "& h2": { fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" },
  "& .note": { flex: 1, textAlign: "right", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .body": { flex: "1 1 auto", minHeight: 0, overflow: "auto" },
  "& .fields": { display: "flex", flexDirection: "column", gap: 16, padding: 24 },
  "& .aside": { padding: 24, background: "var(--sunken)", borderLeft: "1px solid var(--line)" },
  "&[data-aside] .body": { display: "grid", gridTemplateColumns: "minmax(0, 1fr) 328px" },
  "& > footer": {
    display: "flex",
    alignItems: "center",
    gap: 8,
    flex: "none",
    minHeight: 64,
    padding: "8px 24px",
    borderTop: "1px solid var(--line)",
  },
  "& .foot": { flex: 1, minWidth: 0 },
  "& > footer .MuiButton-root": { height: 36 },
  "@media (max-width: 599.95px)": {
    "& > header, & > footer": { paddingLeft: 16, paddingRight: 16 },
    "& .fields, & .aside": { padding: 16 },
    "& .aside": { borderLeft: 0, borderTop: "1px solid var(--line)" },
    "&[data-aside] .body": { display: "block" },
    "& > footer": { flexWrap: "wrap", paddingBottom: "max(8px, env(safe-area-inset-bottom))" },
    "& .foot:empty": { display: "none" },
    "& .foot": { flexBasis: "100%" },
    "& > footer .MuiButton-root": { height: 44, flex: 1 },
  },
});

/** Fields side by side in equal widths; stacked on phones. */
export const FieldRow = styled("div")({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "minmax(0, 1fr)",
  gap: 12,
  alignItems: "start",
  // Short fields stay on one row on phones; the first contains a price.
  "&[data-short]": { gridTemplateColumns: "minmax(0, 5fr) minmax(0, 3fr)" },
  "@media (max-width: 599.95px)": { "&:not([data-short])": { gridAutoFlow: "row", gap: 16 } },
});

/** Checkboxes under one legend. */
export const CheckboxGroup = styled("fieldset")({
  display: "grid",
  justifyItems: "start",
  "& legend": { fontSize: 13, lineHeight: "20px", fontWeight: 500 },
});
