import { memo } from "react";
import { Initials } from "../../text/Initials.tsx";
import type { ScheduleColumn, TimeAxis } from "../types.ts";
import { GroupHeads } from "./GroupHeads.tsx";

interface ScheduleHeadProps {
  axis: TimeAxis;
  columns: readonly ScheduleColumn[];
  onGroup: ((groupId: string) => void) | undefined;
}

/** Column names, below those of their groups if they have any; a 2 px bar shows how much is taken. */
export const ScheduleHead = memo(function ScheduleHead({ axis, columns, onGroup }: ScheduleHeadProps) {
  const isGrouped = columns.some(({ group }) => group !== undefined);
  const corner = (
    <div className="sg-corner" role="columnheader" aria-colindex={1}>
      {axis.zoneLabel ?? <span className="screen-reader-only">Time</span>}
    </div>
  );
  if (isGrouped) return <GroupHeads columns={columns} corner={corner} onGroup={onGroup} />;
  return (
    <div
      className="sg-head"
      role="row"
      aria-rowindex={1}
      data-people={columns.some(({ isPerson }) => isPerson) || undefined}
    >
      {corner}
      {columns.map((column, index) => (
        <div key={column.id} role="columnheader" aria-colindex={index + 2} data-person={column.isPerson || undefined}>
          {column.isPerson ? <Initials name={column.title} /> : null}
          <div>
            <b>{column.title}</b>
            <small>
              <span>{column.subtitle}</span>
              {column.usePercent === undefined ? null : <span className="figures">{column.usePercent}%</span>}
            </small>
          </div>
          {column.usePercent ? <span className="sg-use" style={{ width: `${column.usePercent}%` }} /> : null}
        </div>
      ))}
    </div>
  );
});
