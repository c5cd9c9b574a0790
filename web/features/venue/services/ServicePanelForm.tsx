import { styled } from "@mui/material/styles";

/** Form of the panel: sections below each other, each with a heading. */
export const ServicePanelForm = styled("form")({
  "& > fieldset": { display: "grid", gap: 24 },
  "& section": { display: "grid", gap: 12, minWidth: 0 },
  "& .quiet": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& .rungs": { display: "grid", gap: 8 },
  "& .rung": { display: "grid", gridTemplateColumns: "88px 1fr 1fr 32px", gap: 8, alignItems: "start" },
  "& .rung[data-one-price]": { gridTemplateColumns: "88px 1fr 32px" },
  // Visible once above the columns; each field keeps its label for screen readers.
  "& .rung:not(:first-of-type) .label": {
    position: "absolute",
    width: 1,
    height: 1,
    overflow: "hidden",
    clipPath: "inset(50%)",
  },
  "& .rung > .MuiIconButton-root": { marginTop: 2 },
  "& .rung:first-of-type > .MuiIconButton-root": { marginTop: 26 },
  "& .peak": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr 32px",
    gap: 8,
    alignItems: "start",
    padding: 12,
    border: "1px solid var(--line)",
    borderRadius: "var(--r-s)",
  },
  "& .peak > .MuiIconButton-root": { marginTop: 26 },
  "& .days": { gridColumn: "1 / -1", display: "flex", flexWrap: "wrap", gap: 4 },
  "& .error": { fontSize: 12, lineHeight: "16px", color: "var(--red-t)" },
  "& .four": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(112px, 1fr))",
    gap: 12,
    alignItems: "start",
  },
  "& section > .MuiButton-root": { justifySelf: "start" },
});
