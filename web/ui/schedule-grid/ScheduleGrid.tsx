import "./schedule-grid.css";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useDeferredValue, useMemo, useRef } from "react";
import { PHONE } from "../../theme/theme.ts";
import { BlockCard } from "./BlockCard.tsx";
import { ColumnPager } from "./ColumnPager.tsx";
import { NowLine } from "./NowLine.tsx";
import { bodyPlace } from "./geometry.ts";
import { movedText } from "./move-planning.ts";
import { ScheduleColumnView } from "./ScheduleColumnView.tsx";
import { ScheduleHead, ScheduleRail } from "./ScheduleHead.tsx";
import { axisHours, instantAt, STEP_MS } from "./time-axis.ts";
import type { MoveTarget, ScheduleBlock, ScheduleGridProps } from "./types.ts";
import { useBlockCard } from "./use-block-card.ts";
import { useBlocksByColumn } from "./use-blocks-by-column.ts";
import { useGridEvents } from "./use-grid-events.ts";
import { useGridPointer } from "./use-grid-pointer.ts";
import { useOpeningScroll } from "./use-opening-scroll.ts";
import { usePendingMoves } from "./use-pending-moves.ts";
import { useRovingFocus } from "./use-roving-focus.ts";

/** As many as a wide desk shows at their least width; what lies to the right of them follows a moment later. */
const COLUMNS_IN_SIGHT = 16;
const NO_BLOCKS: ScheduleGridProps["blocks"] = [];

/**
 * Resources across, time down. Keys: arrows between quarter hours and blocks, Enter opens or creates, `c` creates,
 * Alt + arrows move, Shift + Alt + arrows up and down change the length, Space shows the card. Give it a height; keep `formatTime`, `axis` and `columns` the same objects
 * between renders and only what changed is drawn.
 */
export function ScheduleGrid(props: ScheduleGridProps) {
  const { label, axis, columns, now, formatTime, renderCard } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const isPhone = useMediaQuery(PHONE, { noSsr: true });

  const say = useMemo(
    () => ({
      moved: (block: ScheduleBlock, target: MoveTarget) => movedText({ axis, columns, formatTime }, block, target),
      place: ({ columnId, start }: Pick<MoveTarget, "columnId" | "start">) =>
        `${columns.find((column) => column.id === columnId)?.title ?? ""}, ${formatTime(start)}`,
    }),
    [axis, columns, formatTime],
  );
  const { shown, move } = usePendingMoves(props.blocks, props.onMove, say);
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
  const events = useGridEvents({ props, body, model, focus, card, ghost, move });
  // The columns in sight come first; the rest follows without holding up a key or a click.
  const filled = useDeferredValue(columns.length, COLUMNS_IN_SIGHT);
  useOpeningScroll(scroller, body, axis, now);

  const { stop } = focus;
  const cursorStart = instantAt(axis, stop.step);
  const cardBlock = shown.find((block) => block.id === card.card?.blockId);
  return (
    <div className="sg">
      {isPhone ? <ColumnPager scroller={scroller} columns={columns} /> : null}
      <div
        ref={scroller}
        className="sg-scroll"
        role="grid"
        aria-label={label}
        aria-colcount={columns.length + 1}
        aria-rowcount={2}
        style={{ "--columns": columns.length, "--hours": axisHours(axis) }}
        {...events}
      >
        <ScheduleHead axis={axis} columns={columns} />
        <div ref={body} className="sg-body" role="row" aria-rowindex={2}>
          <ScheduleRail axis={axis} />
          {columns.map((column, index) => (
            <ScheduleColumnView
              key={column.id}
              column={column}
              index={index + 1}
              axis={axis}
              blocks={(index < filled ? blocksByColumn[index] : undefined) ?? NO_BLOCKS}
              formatTime={formatTime}
            />
          ))}
          <div
            className="sg-cursor"
            role="gridcell"
            data-cursor=""
            tabIndex={stop.blockId === undefined ? 0 : -1}
            aria-label={`${say.place({ columnId: columns[stop.column]?.id ?? "", start: cursorStart })}, free`}
            style={bodyPlace(axis, stop.column, columns.length, cursorStart, STEP_MS)}
          />
          <NowLine axis={axis} now={now} formatTime={formatTime} />
          <div ref={slot} className="sg-slot" aria-hidden="true" hidden />
          <div ref={ghostBox} aria-hidden="true" hidden />
          <div ref={ghostLabel} className="sg-drop" aria-hidden="true" hidden />
        </div>
      </div>
      {card.card && cardBlock && renderCard ? (
        <BlockCard
          card={card.card}
          label={cardBlock.title}
          onClose={card.close}
          onPointerEnter={card.keep}
          onPointerLeave={card.onPointerLeave}
        >
          {renderCard(cardBlock, card.close)}
        </BlockCard>
      ) : null}
    </div>
  );
}
