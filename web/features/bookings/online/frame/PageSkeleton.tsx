import styled from "@emotion/styled";

/** Placeholder while the page loads. */
export function PageSkeleton() {
  return (
    <Shape aria-busy="true">
      <span className="screen-reader-only">Loading</span>
      <i style={{ height: 66 }} />
      <i style={{ height: 240 }} />
      <i style={{ height: 160 }} />
    </Shape>
  );
}

const Shape = styled("div")({
  display: "grid",
  gap: 16,
  paddingTop: 56,
  "& i": { borderRadius: "var(--r)", background: "var(--grey-f)" },
});
