import Skeleton from "@mui/material/Skeleton";
import { styled } from "@mui/material/styles";

const LINE_WIDTHS = [62, 48, 74, 55, 68, 44] as const;

/** Placeholder for rows of a loading list. */
export function RowsSkeleton({ rows = 8, rowHeight = 44 }: { rows?: number; rowHeight?: number }) {
  return (
    <Busy aria-busy="true">
      <span className="screen-reader-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div className="row" style={{ height: rowHeight }} key={row}>
          <Skeleton variant="circular" width={28} height={28} />
          <Skeleton width={`${(LINE_WIDTHS[row % 6] ?? 60) * 0.5}%`} height={10} />
          <span className="space" />
          <Skeleton width={72} height={10} />
        </div>
      ))}
    </Busy>
  );
}

/** Placeholder for lines of loading text. */
export function TextSkeleton({ lines = 3 }: { lines?: number }) {
  return (
    <Busy aria-busy="true">
      <span className="screen-reader-only">Loading</span>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} width={`${LINE_WIDTHS[line % 6] ?? 60}%`} height={10} sx={{ my: "5px" }} />
      ))}
    </Busy>
  );
}

/** Placeholder for a loading page of cards: the main one, and those next to it. */
export function CardsSkeleton({ hasBeside = true }: { hasBeside?: boolean }) {
  return (
    <Cards aria-busy="true" data-beside={hasBeside || undefined}>
      <span className="screen-reader-only">Loading</span>
      {(hasBeside ? [8, 3] : [8]).map((lines) => (
        <div className="card" key={lines}>
          {Array.from({ length: lines }, (_, line) => (
            <Skeleton key={line} width={`${LINE_WIDTHS[line % 6] ?? 60}%`} height={10} sx={{ my: "15px" }} />
          ))}
        </div>
      ))}
    </Cards>
  );
}

const Cards = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 640px)",
  alignItems: "start",
  gap: 16,
  padding: 16,
  "&[data-beside]": { gridTemplateColumns: "minmax(0, 1fr) 376px" },
  "& .card": {
    padding: "8px 16px",
    background: "var(--surface)",
    border: "1px solid var(--line)",
    borderRadius: "var(--r)",
  },
  "@media (max-width: 1023.95px)": { "&[data-beside]": { gridTemplateColumns: "minmax(0, 1fr)" } },
});

const Busy = styled("div")({
  "& .row": {
    display: "flex",
    alignItems: "center",
    gap: 12,
    padding: "0 16px",
    borderBottom: "1px solid var(--line-soft)",
  },
  "& .MuiSkeleton-circular": { flex: "none" },
  "& .space": { flex: 1 },
});
