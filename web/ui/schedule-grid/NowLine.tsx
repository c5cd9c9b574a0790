import type { TimeAxis } from "./types.ts";

interface NowLineProps {
  axis: TimeAxis;
  now: number;
  /** Where it ends, as a CSS length from the right. */
  right: string;
  formatTime: (instant: number) => string;
}

/** Full strength behind the blocks and faint over them, so that no name is struck out. */
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
