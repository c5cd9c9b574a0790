import styled from "@emotion/styled";

/** A share of 100 % as a bar; the figure itself is next to it. */
export function Meter({ percent }: { percent: number }) {
  return (
    <Bar aria-hidden="true">
      <span style={{ width: `${percent}%` }} />
    </Bar>
  );
}

const Bar = styled("span")({
  display: "block",
  height: 4,
  marginTop: 4,
  borderRadius: 2,
  background: "var(--line)",
  overflow: "hidden",
  "& > span": { display: "block", height: "100%", borderRadius: 2, background: "var(--primary)" },
});
