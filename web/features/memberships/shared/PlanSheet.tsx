import styled from "@emotion/styled";

/** A plan as buyers see it: name, price, and a line for each thing included. */
export const PlanSheet = styled("section")({
  display: "flex",
  flexDirection: "column",
  gap: 10,
  padding: 20,
  border: "1px solid var(--line)",
  borderRadius: 12,
  background: "var(--surface)",
  overflowWrap: "anywhere",
  "& h2, & h3": { fontSize: 16, lineHeight: "22px" },
  "& .quiet": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .price": { fontSize: 13, color: "var(--text-2)", fontVariantNumeric: "tabular-nums" },
  "& .price b": { fontSize: 26, lineHeight: "32px", letterSpacing: "-.02em", color: "var(--text)" },
  "& ul": { display: "grid", gap: 8, fontSize: 13, lineHeight: "20px" },
  "& li": { display: "flex", gap: 8 },
  "& li svg": { marginTop: 3, color: "var(--primary)" },
  "& small": { display: "block" },
});
