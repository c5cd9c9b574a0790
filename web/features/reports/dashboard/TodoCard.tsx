import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef, useState } from "react";
import type { StatusAction } from "#schema/bookings/bookings/status-actions.ts";
import { useBookingActs } from "#web/features/bookings/shared/actions/use-booking-acts.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import type { VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { PHONE } from "#web/theme/theme.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { nameOf, placeOf } from "./format-task.ts";
import type { Task } from "./todo.ts";
import { TodoRow } from "./TodoRow.tsx";

interface TodoCardProps {
  tasks: readonly Task[];
  day: VenueDay;
  now: number;
  locale: string;
  bayNames: ReadonlyMap<number, string>;
}

/** Rows shown before expanding: what fits above the bays. */
const SHOWN_FIRST = { desk: 8, phone: 5 };

/** The open tasks, each with its actions. */
export function TodoCard({ tasks, day, now, locale, bayNames }: TodoCardProps) {
  const [isAll, setIsAll] = useState(false);
  const { act, busyId, list } = useRowActs();
  const first = SHOWN_FIRST[useMediaQuery(PHONE, { noSsr: true }) ? "phone" : "desk"];
  const shown = isAll ? tasks : tasks.slice(0, first);
  return (
    <Card title="To do" note={noteOf(tasks.length)}>
      {tasks.length === 0 ? <CardNote>Nothing to do right now.</CardNote> : null}
      <Rows ref={list} tabIndex={-1} aria-label="To do">
        {shown.map((task) => (
          <TodoRow
            key={task.booking.id}
            task={task}
            place={placeOf(task.booking, bayNames)}
            day={day}
            now={now}
            locale={locale}
            isBusy={busyId === task.booking.id}
            onAct={(action) => void act(task.booking, action)}
          />
        ))}
      </Rows>
      {tasks.length > first ? (
        <More>
          <Button variant="text" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? `Show the first ${first}` : `Show all ${tasks.length}`}
          </Button>
        </More>
      ) : null}
    </Card>
  );
}

/** Runs one action at a time. If its row disappears, the list takes the lost focus. */
function useRowActs() {
  const { setStatus } = useBookingActs();
  const [busyId, setBusyId] = useState<number>();
  const list = useRef<HTMLUListElement>(null);
  const act = async (booking: ScheduleBookingFragment, action: StatusAction) => {
    if (busyId !== undefined) return;
    setBusyId(booking.id);
    await setStatus({ id: booking.id, version: booking.version, name: nameOf(booking) }, action);
    setBusyId(undefined);
    setTimeout(() => {
      if (document.activeElement === document.body) list.current?.focus();
    });
  };
  return { act, busyId, list };
}

function noteOf(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1 ? "1 task" : `${count} tasks, most urgent first`;
}

const Rows = styled("ul")({ "&:focus-visible": { outlineOffset: -2 } });

const More = styled("div")({ padding: "4px 6px", borderTop: "1px solid var(--line-soft)" });
