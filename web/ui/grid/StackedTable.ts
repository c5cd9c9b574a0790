import styled from "@emotion/styled";

/**
 * A short table in a card. On phones each row is a block: its `th` or first cell on top, then the cells, each after the
 * heading that its `data-label` repeats, and the `act` next to them.
 */
export const StackedTable = styled("table")({
  width: "100%",
  borderCollapse: "collapse",
  fontSize: 13,
  lineHeight: "20px",
  "& caption": {
    captionSide: "bottom",
    padding: "8px 16px 12px",
    fontSize: 12,
    textAlign: "start",
    color: "var(--text-3)",
  },
  "& th, & td": {
    height: 44,
    padding: "6px 16px",
    textAlign: "start",
    borderTop: "1px solid var(--line)",
    fontWeight: 400,
  },
  "& thead th": { height: 36, fontSize: 12, fontWeight: 500, color: "var(--text-2)" },
  "& tbody th": { fontWeight: 500, overflowWrap: "anywhere" },
  "& th small": { display: "block" },
  "& td": { color: "var(--text-2)", whiteSpace: "nowrap" },
  "& .long": { width: "60%", overflowWrap: "anywhere", whiteSpace: "normal" },
  "& td:last-of-type": { textAlign: "right" },
  "& .strong": { color: "var(--text)" },
  "@media (max-width: 767.95px)": {
    "&, & tbody": { display: "block" },
    "& thead": { position: "absolute", width: 1, height: 1, overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "1fr auto",
      alignItems: "center",
      gap: "2px 12px",
      padding: "8px 12px",
      borderTop: "1px solid var(--line)",
    },
    "& tbody :is(th, td)": {
      width: "auto",
      height: "auto",
      padding: 0,
      border: 0,
      textAlign: "start",
      whiteSpace: "normal",
    },
    "& tbody :is(th, .long)": { gridColumn: "1 / -1", width: "auto" },
    "& td:last-of-type": { textAlign: "start" },
    "& td[data-label]": { gridColumn: 1 },
    "& td[data-label]::before": { content: 'attr(data-label) ": "', color: "var(--text-3)" },
    "& .act": { gridColumn: 2, gridRow: "2 / span 4" },
  },
});
