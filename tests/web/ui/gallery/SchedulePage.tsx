import Button from "@mui/material/Button";
import { useCallback, useMemo, useState } from "react";
import { ScheduleGrid } from "#web/ui/schedule-grid/ScheduleGrid.tsx";
import { ScheduleList } from "#web/ui/schedule-grid/ScheduleList.tsx";
import type { MoveTarget, ScheduleBlock } from "#web/ui/schedule-grid/types.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { showUndo } from "#web/ui/toast/toasts.tsx";
import { formatTime, NOW, sampleAxis, sampleBlocks, sampleColumns, sampleWeek } from "./sample-day.ts";

interface SchedulePageProps {
  columnCount: number;
  blockCount: number;
  list: boolean;
  week: boolean;
}

/** The grid with an in-memory day; moves into the last column are refused by its "server". */
export function SchedulePage({ columnCount, blockCount, list, week }: SchedulePageProps) {
  const axis = useMemo(() => sampleAxis(), []);
  const bays = useMemo(() => sampleColumns(columnCount), [columnCount]);
  const [blocks, setBlocks] = useState(() => sampleBlocks(bays, blockCount));
  const columns = useMemo(
    () => (week ? sampleWeek(bays, sampleBlocks(bays, blockCount)) : bays),
    [week, bays, blockCount],
  );
  const place = useCallback((id: string, target: MoveTarget) => {
    setBlocks((all) => all.map((block) => (block.id === id ? { ...block, ...target } : block)));
  }, []);

  const move = async (id: string, target: MoveTarget) => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    if (target.columnId === columns.at(-1)?.id) throw new Error("refused");
    const before = blocks.find((block) => block.id === id);
    place(id, target);
    if (before)
      showUndo({
        message: `${before.title} moved to ${formatTime(target.start)}`,
        detail: "price unchanged",
        onUndo: () => place(id, before),
      });
  };
  if (list)
    return (
      <ScheduleList sections={[{ title: "Today", blocks }]} columns={columns} formatTime={formatTime} onOpen={noop} />
    );
  return (
    <ScheduleGrid
      label="Tuesday 4 May by bay"
      axis={axis}
      columns={columns}
      blocks={blocks}
      now={NOW}
      formatTime={formatTime}
      onOpen={noop}
      onCreate={noop}
      onMove={move}
      lengthsOf={lengthsOf}
      describeMove={() => "price unchanged"}
      renderCard={renderCard}
    />
  );
}

function noop() {}

const HALF_HOUR_MS = 1_800_000;

function lengthsOf() {
  return [HALF_HOUR_MS, 2 * HALF_HOUR_MS, 3 * HALF_HOUR_MS, 4 * HALF_HOUR_MS];
}

function renderCard(block: ScheduleBlock, close: () => void) {
  return (
    <>
      <div>
        <strong style={{ fontSize: 16, lineHeight: "24px", fontWeight: 600 }}>{block.title}</strong>
        <div style={{ display: "flex", gap: 6, marginTop: 4 }}>
          <StateChip tone={block.tone} icon={block.icon ?? "check-circle"}>
            {block.state}
          </StateChip>
        </div>
      </div>
      <Facts
        labelWidth={72}
        facts={[
          { label: "When", value: `${formatTime(block.start)}–${formatTime(block.end)}` },
          { label: "Service", value: "60 min simulator, 3 people" },
        ]}
      />
      <div style={{ display: "flex", gap: 8 }}>
        <Button variant="contained" size="small" onClick={close}>
          Check in
        </Button>
        <Button size="small" onClick={close}>
          Move
        </Button>
      </div>
    </>
  );
}
