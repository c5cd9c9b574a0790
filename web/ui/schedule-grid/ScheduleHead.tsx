import { memo } from "react";
import type { ScheduleColumn, TimeAxis } from "./types.ts";

/** The row of column names; a 2 px bar shows how much of the open day is taken. */
export const ScheduleHead = memo(function ScheduleHead({
  axis,
  columns,
}: {
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
}) {
  return (
    <div className="sg-head" role="row" aria-rowindex={1}>
      <div className="sg-corner" role="columnheader" aria-colindex={1}>
        {axis.zoneLabel ?? <span className="screen-reader-only">Time</span>}
      </div>
      {columns.map((column, index) => (
        <div key={column.id} role="columnheader" aria-colindex={index + 2}>
          <b>{column.title}</b>
          <small>
            <span>{column.subtitle}</span>
            {column.usePercent === undefined ? null : <span className="figures">{column.usePercent}%</span>}
          </small>
          {column.usePercent ? <span className="sg-use" style={{ width: `${column.usePercent}%` }} /> : null}
        </div>
      ))}
    </div>
  );
});

/** The times at the left, and the hairlines behind the columns. */
export const ScheduleRail = memo(function ScheduleRail({ axis }: { axis: TimeAxis }) {
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
          <span key={tick.instant} style={{ top: top(tick.instant) }}>
            {tick.label}
          </span>
        ))}
      </div>
    </>
  );
});
