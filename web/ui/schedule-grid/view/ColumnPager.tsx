import IconButton from "@mui/material/IconButton";
import { useEffect, useState, type RefObject } from "react";
import { Icon } from "../../icon/Icon.tsx";
import type { ScheduleColumn } from "../types.ts";

interface ColumnPagerProps {
  scroller: RefObject<HTMLElement | null>;
  columns: readonly ScheduleColumn[];
}

const MOST_DOTS = 16;

/** On phones: the current column, with buttons for its neighbors instead of swiping. */
export function ColumnPager({ scroller, columns }: ColumnPagerProps) {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const onScroll = () => setIndex(Math.round(element.scrollLeft / columnWidth(element)));
    element.addEventListener("scroll", onScroll, { passive: true });
    return () => element.removeEventListener("scroll", onScroll);
  }, [scroller]);

  const goTo = (column: number) => {
    const element = scroller.current;
    element?.scrollTo({ left: column * columnWidth(element), behavior: "smooth" });
  };
  const column = columns[Math.min(index, columns.length - 1)];
  if (!column) return null;
  const before = columns[index - 1];
  const after = columns[index + 1];
  const meta = [column.subtitle, column.usePercent === undefined ? undefined : `${column.usePercent}% booked`];
  return (
    <div className="sg-pager">
      <IconButton aria-label={before?.title ?? "No column before"} disabled={!before} onClick={() => goTo(index - 1)}>
        <Icon name="chevron-left" size={20} />
      </IconButton>
      <div>
        <b>{column.title}</b> <span>{meta.filter(Boolean).join(", ")}</span>
        {columns.length > MOST_DOTS ? (
          <small>
            {index + 1} of {columns.length}
          </small>
        ) : (
          <div className="sg-dots" role="img" aria-label={`${index + 1} of ${columns.length}`}>
            {columns.map((each) => (
              <i key={each.id} data-on={each === column || undefined} />
            ))}
          </div>
        )}
      </div>
      <IconButton aria-label={after?.title ?? "No column after"} disabled={!after} onClick={() => goTo(index + 1)}>
        <Icon name="chevron-right" size={20} />
      </IconButton>
    </div>
  );
}

function columnWidth(scroller: HTMLElement): number {
  return scroller.querySelector<HTMLElement>("[data-column]")?.offsetWidth || 1;
}
