import { memo, useMemo } from "react";
import { toneClass, type Tone } from "../../state/tone.ts";
import type { Strip, StripMark, TimeAxis, TimeRange } from "../types.ts";

const MINUTE_MS = 60_000;
/** Share of the lane covered by a mark. */
const MARK = 0.9;
/** Position of its bar in the lane. */
const BAR_IN = 0.08;
/** Gap between two marks that touch, in minutes. */
const GAP = 2;

/** Occupancy of a day: one shape per tone, however many bookings there are. */
export const StripView = memo(function StripView({ strip, axis }: { strip: Strip; axis: TimeAxis }) {
  const byTone = useMemo(() => Map.groupBy(strip.marks, ({ tone }) => tone), [strip]);
  const off = (strip.off ?? []).flatMap((ranges, lane) => ranges.map((range) => ({ ...range, lane })));
  return (
    <svg
      className="sg-strip"
      viewBox={`0 0 ${Math.max(1, strip.lanes)} ${(axis.end - axis.start) / MINUTE_MS}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="sg-strip-off" d={boxes(off, axis, 1)} />
      {[...byTone].map(([tone, marks]) => (
        <ToneShape key={tone} tone={tone} marks={marks} axis={axis} />
      ))}
    </svg>
  );
});

function ToneShape({ tone, marks, axis }: { tone: Tone; marks: readonly StripMark[]; axis: TimeAxis }) {
  const bars = marks.map((mark) => {
    const { from, until } = minutes(mark, axis);
    return `M${mark.lane + BAR_IN} ${from}V${until - GAP}`;
  });
  return (
    <g className={toneClass(tone)}>
      <path className="sg-strip-fill" d={boxes(marks, axis, MARK, GAP)} />
      <path className="sg-strip-bar" d={bars.join("")} />
    </g>
  );
}

function boxes(ranges: readonly (TimeRange & { lane: number })[], axis: TimeAxis, width: number, gap = 0): string {
  return ranges
    .map((range) => {
      const { from, until } = minutes(range, axis);
      return `M${range.lane} ${from}h${width}V${Math.max(from, until - gap)}h-${width}z`;
    })
    .join("");
}

/** A range in minutes from the top of the axis, clipped at its ends. */
function minutes({ start, end }: TimeRange, axis: TimeAxis): { from: number; until: number } {
  return {
    from: Math.max(0, start - axis.start) / MINUTE_MS,
    until: Math.min(axis.end - axis.start, end - axis.start) / MINUTE_MS,
  };
}
