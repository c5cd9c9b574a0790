import useMediaQuery from "@mui/material/useMediaQuery";
import { useDeferredValue, useMemo, useRef } from "react";
import { PHONE } from "#web/theme/theme.ts";
import { GridCards } from "./cards/GridCards.tsx";
import { useBlockCard } from "./cards/use-block-card.ts";
import { useSlotCard } from "./cards/use-slot-card.ts";
import { useGridPointer } from "./drag/use-grid-pointer.ts";
import { usePendingMoves } from "./drag/use-pending-moves.ts";
import { useGridEvents } from "./keyboard/use-grid-events.ts";
import { useRovingFocus } from "./keyboard/use-roving-focus.ts";
import { bodyPlace, columnTemplate, shareAfter, totalWeight } from "./model/geometry.ts";
import { axisHours, instantAt, STEP_MS } from "./model/time-axis.ts";
import { useBlocksByColumn } from "./model/use-blocks-by-column.ts";
import { useGridLabels } from "./model/use-grid-labels.ts";
import type { ScheduleGridProps } from "./types.ts";
import { ColumnPager } from "./view/ColumnPager.tsx";
import { ScheduleColumnView } from "./view/ScheduleColumnView.tsx";
import { ScheduleHead } from "./view/ScheduleHead.tsx";
import { NowLine, ScheduleRail } from "./view/ScheduleRail.tsx";
import { useOpeningScroll, useUncoveredBlock } from "./view/use-opening-scroll.ts";
import "./schedule-grid.css";

/** As many as a wide desktop shows at minimum width; columns further right are filled a moment later. */
const COLUMNS_IN_SIGHT = 16;
/** Few enough columns to show a block's payment icon with its text. */
const ROOMY_COLUMNS = 7;
const NO_BLOCKS: ScheduleGridProps["blocks"] = [];

/**
 * Resources across, time down. Keys: arrows between quarter hours and blocks, Enter opens or creates, `c` creates, Alt +
 * arrows move, Shift + Alt + up and down change the length, Space shows the card. Needs a height; keep `formatTime`,
 * `axis` and `columns` referentially stable so that only changes re-render.
 */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { label, axis, columns, now, formatTime, renderCard } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE, { noSsr: true });

  const labels = useGridLabels(props);
  const { shown, move } = usePendingMoves(props.blocks, props.onMove, labels);
  const blocksByColumn = useBlocksByColumn(columns, shown);
  const model = useMemo(() => ({ axis, blocksByColumn }), [axis, blocksByColumn]);
  const focus = useRovingFocus(scroller, model, now);
  const card = useBlockCard(renderCard !== undefined);
  const { ghost, ghostBox, ghostLabel, slot } = useGridPointer({
    props,
    scroller,
    body,
    blocks: shown,
    move,
    onDragStart: card.close,
  });
  const cursor = useRef<HTMLDivElement>(null);
  const slotCard = useSlotCard(scroller, cursor);
  const events = useGridEvents({ props, body, model, focus, card, ghost, move, labels, openSlot: slotCard.open });
  // Visible columns render first; the rest is deferred so that it does not delay keys or clicks.
  const filled = useDeferredValue(columns.length, COLUMNS_IN_SIGHT);
  useOpeningScroll(scroller, body, axis, now, props.openAt);
  useUncoveredBlock(scroller, props.openBlock);

  const { stop } = focus;
  const cursorStart = instantAt(axis, stop.step);
  const cursorColumn = columns[stop.column]?.id ?? "";
  const cursorLabel = labels.slot(cursorColumn, cursorStart);
  const headRows = columns.some(({ group }) => group) ? 2 : 1;
  return (
    <div className="sg" data-roomy={totalWeight(columns) <= ROOMY_COLUMNS || undefined}>
      {isPhone ? <ColumnPager scroller={scroller} columns={columns} /> : null}
      <div
        ref={scroller}
        className="sg-scroll"
        role="grid"
        aria-label={label}
        aria-colcount={columns.length + 1}
        aria-rowcount={headRows + 1}
        style={{
          "--columns": totalWeight(columns),
          "--template": columnTemplate(columns),
          "--hours": axisHours(axis),
        }}
        {...events}
      >
        <ScheduleHead axis={axis} columns={columns} onGroup={props.onGroup} />
        <div ref={body} className="sg-body" role="row" aria-rowindex={headRows + 1}>
          <ScheduleRail axis={axis} now={now} />
          {columns.map((column, index) => (
            <ScheduleColumnView
              key={column.id}
              column={column}
              index={index + 1}
              axis={axis}
              blocks={blocksByColumn[index] ?? NO_BLOCKS}
              isFilled={index < filled}
              formatTime={formatTime}
            />
          ))}
          <div
            ref={cursor}
            className="sg-cursor"
            role="gridcell"
            data-cursor=""
            tabIndex={stop.blockId === undefined ? 0 : -1}
            aria-label={cursorLabel}
            style={bodyPlace(axis, columns, stop.column, { start: cursorStart, end: cursorStart + STEP_MS })}
          />
          <NowLine axis={axis} now={now} right={shareAfter(columns, props.nowUntil)} formatTime={formatTime} />
          <div ref={slot} className="sg-slot" aria-hidden="true" hidden />
          <div ref={ghostBox} aria-hidden="true" hidden />
          <div ref={ghostLabel} className="sg-drop" aria-hidden="true" hidden />
        </div>
      </div>
      <GridCards
        blocks={shown}
        card={card}
        slotCard={slotCard}
        slotLabel={cursorLabel}
        renderCard={renderCard}
        renderSlot={props.renderSlot}
      />
    </div>
  );
}
