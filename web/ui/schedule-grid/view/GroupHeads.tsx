import type { ReactNode } from "react";
import type { ColumnGroup, ScheduleColumn } from "../types.ts";

interface GroupHeadsProps {
  columns: readonly ScheduleColumn[];
  corner: ReactNode;
  onGroup: ((groupId: string) => void) | undefined;
}

/** Two rows: the groups, and the column names of groups with several columns. */
export function GroupHeads({ columns, corner, onGroup }: GroupHeadsProps) {
  const spans = groupSpans(columns);
  const named = columns
    .map((column, index) => ({ column, index }))
    .filter(({ index }) => spans.some(({ from, count }) => count > 1 && from <= index && index < from + count));
  return (
    <div className="sg-head sg-grouped" role="rowgroup">
      <div role="row" aria-rowindex={1}>
        {corner}
        {spans.map(({ group, from, count }) => (
          <div
            key={group.id}
            role="columnheader"
            aria-colindex={from + 2}
            aria-colspan={count}
            className="sg-group"
            data-wide={count > 1 || undefined}
            style={{ gridColumn: `${from + 2} / span ${count}` }}
          >
            <b>
              {onGroup && !group.isCurrent ? (
                <button type="button" onClick={() => onGroup(group.id)}>
                  {group.title}
                </button>
              ) : (
                group.title
              )}
            </b>
            <small>{group.subtitle}</small>
            {group.usePercent === undefined ? null : <small className="figures">{group.usePercent}%</small>}
            {group.usePercent ? <span className="sg-use" style={{ width: `${group.usePercent}%` }} /> : null}
          </div>
        ))}
      </div>
      {named.length === 0 ? null : (
        <div role="row" aria-rowindex={2}>
          {named.map(({ column, index }) => (
            <div
              key={column.id}
              role="columnheader"
              aria-colindex={index + 2}
              className="sg-lane"
              style={{ gridColumn: index + 2 }}
            >
              {column.title}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

function groupSpans(columns: readonly ScheduleColumn[]): { group: ColumnGroup; from: number; count: number }[] {
  const spans: { group: ColumnGroup; from: number; count: number }[] = [];
  for (const [index, { group }] of columns.entries()) {
    if (!group) continue;
    const last = spans.at(-1);
    if (last?.group.id === group.id) last.count += 1;
    else spans.push({ group, from: index, count: 1 });
  }
  return spans;
}
