import { memo, useMemo } from "react";
import { columnName } from "../model/format-block.ts";
import { layLanes } from "../model/lanes.ts";
import { placeOn } from "../model/time-axis.ts";
import type { ScheduleBlock, ScheduleColumn, TimeAxis } from "../types.ts";
import { ScheduleBlockView } from "./ScheduleBlockView.tsx";
import { StripView } from "./StripView.tsx";

interface ScheduleColumnViewProps {
  column: ScheduleColumn;
  /** 1-based, after the rail. */
  index: number;
  axis: TimeAxis;
  /** This column's blocks by start; the same array as long as none of them changed. */
  blocks: readonly ScheduleBlock[];
  /** Whether its content is rendered; that may happen a moment after the column. */
  isFilled: boolean;
  formatTime: (instant: number) => string;
}

const NO_BLOCKS: readonly ScheduleBlock[] = [];
/** Below this weight there is hardly room for a name. */
const NARROW_WEIGHT = 0.75;

/** One bay or coach: closed hours and blocks. Re-renders only when one of its own blocks changes. */
export const ScheduleColumnView = memo(function ScheduleColumnView(props: ScheduleColumnViewProps) {
  const { column, index, axis, blocks, isFilled, formatTime } = props;
  const lanes = useMemo(() => layLanes(blocks), [blocks]);
  return (
    <div
      className="sg-column"
      role="gridcell"
      aria-colindex={index + 1}
      data-column={column.id}
      data-narrow={(column.weight ?? 1) < NARROW_WEIGHT || undefined}
    >
      {column.closed?.map((range) => {
        const place = placeOn(axis, range);
        return place ? (
          <div
            key={range.start}
            className="sg-closed"
            style={{ top: `${place.top * 100}%`, height: `${place.height * 100}%` }}
          />
        ) : null;
      })}
      {column.strip && isFilled ? <StripView strip={column.strip} axis={axis} /> : null}
      {(isFilled ? blocks : NO_BLOCKS).map((block) => {
        const lane = lanes.get(block.id);
        return lane ? (
          <ScheduleBlockView
            key={block.id}
            block={block}
            axis={axis}
            lane={lane}
            columnTitle={columnName(column)}
            formatTime={formatTime}
          />
        ) : null;
      })}
    </div>
  );
});
