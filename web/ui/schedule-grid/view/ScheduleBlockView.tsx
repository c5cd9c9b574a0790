import { memo } from "react";
import { Icon } from "../../icon/Icon.tsx";
import { toneClass } from "../../state/tone.ts";
import { blockLabel, linesThatFit } from "../model/format-block.ts";
import type { Lane } from "../model/lanes.ts";
import { placeOn } from "../model/time-axis.ts";
import type { ScheduleBlock, TimeAxis } from "../types.ts";

interface ScheduleBlockViewProps {
  block: ScheduleBlock;
  axis: TimeAxis;
  lane: Lane;
  columnTitle: string;
  formatTime: (instant: number) => string;
}

const SLIVER_PX = 24;

/** One block. Its events are delegated to the grid, so a thousand of them carry no handlers. */
export const ScheduleBlockView = memo(function ScheduleBlockView(props: ScheduleBlockViewProps) {
  const { block, axis, lane, columnTitle, formatTime } = props;
  const place = placeOn(axis, block);
  if (!place) return null;
  const isSliver = lane.sliver !== undefined;
  const lines = linesThatFit(block);
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`sg-block ${toneClass(block.tone)}`}
      data-block={block.id}
      data-look={block.look ?? "solid"}
      data-short={lines === 0 || undefined}
      data-sliver={isSliver || undefined}
      data-movable={block.movable || undefined}
      data-resizable={block.resizable || undefined}
      aria-label={blockLabel(block, columnTitle, formatTime)}
      style={{ top: `${place.top * 100}%`, height: `${place.height * 100}%`, ...across(lane) }}
    >
      <span className="sg-name">
        {block.icon ? <Icon name={block.icon} size={12} /> : null}
        {isSliver ? null : <b>{block.title}</b>}
        {lines === 0 && !isSliver ? <Trailing block={block} /> : null}
      </span>
      {isSliver || lines === 0 ? null : (
        <span className="sg-line">
          <i> {block.lines[0]}</i>
          <Trailing block={block} />
        </span>
      )}
      {isSliver ? null : block.lines.slice(1, lines).map((line) => <i key={line}> {line}</i>)}
    </button>
  );
});

function Trailing({ block }: { block: ScheduleBlock }) {
  const { trailing } = block;
  if (!trailing) return null;
  return (
    <span className={`sg-trailing ${toneClass(trailing.tone)}`} data-label={trailing.label}>
      <Icon name={trailing.icon} size={12} />
    </span>
  );
}

function across(lane: Lane): { left?: string; width?: number | string } {
  if (lane.sliver !== undefined) return { left: `${lane.sliver * SLIVER_PX}px`, width: `${SLIVER_PX - 2}px` };
  if (lane.lanes <= 1 && lane.slivers === 0) return {};
  const strips = lane.slivers * SLIVER_PX;
  const share = `(100% - ${strips}px) / ${lane.lanes}`;
  return { left: `calc(${strips}px + ${share} * ${lane.lane})`, width: `calc(${share} - 1px)` };
}
