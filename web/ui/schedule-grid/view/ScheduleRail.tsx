import { memo } from "react";
import type { TimeAxis } from "../types.ts";

/** Closer than this, the label of the current time covers that of the hour. */
const COVERED_MS = 15 * 60_000;

/** The times on the left, and the hairlines behind the columns. */
export const ScheduleRail = memo(function ScheduleRail({ axis, now }: { axis: TimeAxis; now: number }) {
  const inner = axis.ticks.filter((tick) => tick.instant > axis.start && tick.instant < axis.end);
  const top = (instant: number) => `${((instant - axis.start) / (axis.end - axis.start)) * 100}%`;
  return (
    <>
      <div className="sg-lines" aria-hidden="true">
        {inner.map((tick) => (
          <div key={tick.instant} style={{ top: top(tick.instant) }} />
        ))}
      </div>
      <div className="sg-rail" role="rowheader" aria-colindex={1} aria-label="Times">
        {inner.map((tick) => (
          <span
            key={tick.instant}
            style={{ top: top(tick.instant) }}
            data-covered={Math.abs(tick.instant - now) < COVERED_MS || undefined}
          >
            {tick.label}
          </span>
        ))}
      </div>
    </>
  );
});

interface NowLineProps {
  axis: TimeAxis;
  now: number;
  /** Its end, as a CSS length from the right. */
  right: string;
  formatTime: (instant: number) => string;
}

/** Solid behind the blocks and faint above them, so that no name looks struck through. */
export function NowLine({ axis, now, right, formatTime }: NowLineProps) {
  if (now < axis.start || now >= axis.end) return null;
  const top = `${((now - axis.start) / (axis.end - axis.start)) * 100}%`;
  return (
    <>
      <div className="sg-now" aria-hidden="true" style={{ top, right }} />
      <div className="sg-now sg-now-over" aria-hidden="true" style={{ top, right }} />
      <div className="sg-now-label" aria-hidden="true">
        <span style={{ top }}>{formatTime(now)}</span>
      </div>
    </>
  );
}
