import { styled } from "@mui/material/styles";
import { useMemo } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { venueDay } from "#web/bookings/day/venue-day.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { ArrivalsCard } from "./ArrivalsCard.tsx";
import { BaysStrip } from "./BaysStrip.tsx";
import { TodoCard } from "./TodoCard.tsx";
import { todoTasks, nextArrivals } from "./todo.ts";
import { useToday } from "./use-today.ts";

/** Today at one location, from one answer and the list of bays. */
export function TodayBoard({ venue }: { venue: Venue }) {
  const { day: answeredDay, bookings, bays, error, retry } = useToday(venue);
  const now = useNow();
  const day = useMemo(() => answeredDay && venueDay(answeredDay, venue), [answeredDay, venue]);
  const bayNames = useMemo(() => new Map((bays ?? []).map(({ id, name }) => [id, name])), [bays]);

  if (!day || !bookings || !bays) {
    return error ? <ErrorState title="Today did not load" error={explain(error)} onRetry={retry} /> : <Loading />;
  }
  return (
    <Board>
      {error ? (
        <div className="whole">
          <Note tone="amber" icon="warning" role="status">
            This is not up to date. {explain(error).message}{" "}
            <button type="button" onClick={retry}>
              Try again
            </button>
          </Note>
        </div>
      ) : null}
      <div className="tasks">
        <TodoCard tasks={todoTasks(bookings, now)} day={day} now={now} locale={venue.locale} bayNames={bayNames} />
      </div>
      <div className="arrivals">
        <ArrivalsCard arrivals={nextArrivals(bookings, now)} day={day} locationId={venue.id} bayNames={bayNames} />
      </div>
      {bays.length > 0 ? (
        <div className="bays">
          <BaysStrip bays={bays} bookings={bookings} day={day} now={now} />
        </div>
      ) : null}
    </Board>
  );
}

function Loading() {
  return (
    <Board>
      <div className="tasks">
        <Card title="To do">
          <RowsSkeleton rows={8} rowHeight={40} />
        </Card>
      </div>
      <div className="arrivals">
        <Card title="Next arrivals">
          <RowsSkeleton rows={8} rowHeight={40} />
        </Card>
      </div>
      <div className="bays">
        <Card title="Bays today">
          <RowsSkeleton rows={6} rowHeight={36} />
        </Card>
      </div>
    </Board>
  );
}

const Board = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(12, minmax(0, 1fr))",
  alignItems: "start",
  gap: 12,
  padding: "12px 16px calc(16px + var(--thumb-room, 0px))",
  "& .whole, & .bays": { gridColumn: "1 / -1" },
  "& .tasks": { gridColumn: "span 8" },
  "& .arrivals": { gridColumn: "span 4" },
  "@media (max-width: 1023.95px)": {
    "& .tasks, & .arrivals": { gridColumn: "1 / -1" },
    "& .bays": { order: 1 },
    "& .arrivals": { order: 2 },
  },
});
