import "./schedule-grid.css";
import { StateChip } from "../state/StateChip.tsx";
import type { ScheduleBlock, ScheduleColumn } from "./types.ts";

export interface ScheduleSection {
  title: string;
  blocks: readonly ScheduleBlock[];
}

interface ScheduleListProps {
  /** "Needs you", "In the bays now", …: empty ones are omitted. */
  sections: readonly ScheduleSection[];
  columns: readonly ScheduleColumn[];
  formatTime: (instant: number) => string;
  onOpen: (blockId: string) => void;
}

/** The day as a list, for phones and for those who prefer one. */
export function ScheduleList({ sections, columns, formatTime, onOpen }: ScheduleListProps) {
  const titles = new Map(columns.map((column) => [column.id, column.title]));
  return (
    <div className="sg-list">
      {sections
        .filter((section) => section.blocks.length > 0)
        .map((section) => (
          <section key={section.title} aria-label={section.title}>
            <h2>
              {section.title}
              <span className="figures">{section.blocks.length}</span>
            </h2>
            <ul>
              {section.blocks.map((block) => (
                <li key={block.id}>
                  <button type="button" onClick={() => onOpen(block.id)}>
                    <time dateTime={new Date(block.start).toISOString()}>
                      {formatTime(block.start)}
                      <small>{formatTime(block.end)}</small>
                    </time>
                    <span className="sg-list-what">
                      <b>{block.title}</b>
                      <span>{[titles.get(block.columnId), block.lines[0]].filter(Boolean).join(" · ")}</span>
                    </span>
                    <span className="sg-list-states">
                      <StateChip tone={block.tone} icon={block.icon ?? "check-circle"}>
                        {block.state}
                      </StateChip>
                      {block.trailing ? (
                        <StateChip tone={block.trailing.tone} icon={block.trailing.icon} variant="plain">
                          {block.trailing.label}
                        </StateChip>
                      ) : null}
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
