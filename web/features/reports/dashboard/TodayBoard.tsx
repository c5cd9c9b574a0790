import { skipToken } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { useMemo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { DEFAULT_WIDGETS } from "#schema/reports/dashboard/default-widgets.ts";
import type { WidgetName } from "#schema/reports/dashboard/models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { venueDay, type VenueDay } from "#web/features/bookings/shared/day/venue-day.ts";
import { paths } from "#web/screen/paths.ts";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useCan } from "#web/session/session.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { Card } from "#web/ui/card/Card.tsx";
import type { IconName } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { ArrivalsCard } from "./ArrivalsCard.tsx";
import { BaysStrip } from "./BaysStrip.tsx";
import { usePastDueCountQuery } from "./past-due.generated.ts";
import { useRefundDueCountQuery } from "./refund-due.generated.ts";
import { nextArrivals, todoTasks } from "./todo.ts";
import { TodoCard } from "./TodoCard.tsx";
import { useToday } from "./use-today.ts";
import { ArrangeDialog } from "./widgets/ArrangeDialog.tsx";
import { BayRevenueWidget } from "./widgets/BayRevenueWidget.tsx";
import { FigureWidget } from "./widgets/FigureWidget.tsx";
import { SavedQueryWidget } from "./widgets/SavedQueryWidget.tsx";
import { useWidgetPreferencesQuery } from "./widgets/widget-preferences.generated.ts";
import { useZoneShiftCountQuery } from "./zone-shifts.generated.ts";

/** Today at one location, from one query and the list of bays; `foot` is shown below the widgets. */
export function TodayBoard({ venue, foot }: { venue: Venue; foot: ReactNode }) {
  const { day: answeredDay, bookings, bays, error, retry } = useToday(venue);
  const now = useNow();
  const day = useMemo(() => answeredDay && venueDay(answeredDay, venue), [answeredDay, venue]);
  const bayNames = useMemo(() => new Map((bays ?? []).map(({ id, name }) => [id, name])), [bays]);

  const { preferences, isKnown, isAsked } = useWidgets();
  const [arranging, setArranging] = useUrlValue("arrange");

  if (!day || !bookings || !bays || !isAsked) {
    return <Unloaded failure="Today did not load" query={{ error, refetch: retry }} waiting={<Loading />} />;
  }
  const shown = { venue, day, bookings, bays, now, bayNames };
  return (
    <>
      <Board>
        {error ? (
          <div className="large">
            <Note tone="amber" icon="warning" role="status">
              This is not up to date. {explain(error).message}{" "}
              <button type="button" onClick={retry}>
                Try again
              </button>
            </Note>
          </div>
        ) : null}
        <ZoneShiftNote />
        <PastDueNote />
        <RefundDueNote />
        {preferences.widgets.map(({ widget, size, saved_query_id }) => (
          <div key={`${widget}-${saved_query_id}`} className={`${size} ${widget}`}>
            {widget === "saved_query" ? (
              <SavedQueryWidget id={saved_query_id ?? 0} />
            ) : (
              <Widget name={widget} today={shown} />
            )}
          </div>
        ))}
        {foot ? <div className="large">{foot}</div> : null}
      </Board>
      {preferences.widgets.length === 0 ? (
        <EmptyState title="Your dashboard is empty">Choose Arrange and add what you want to see first.</EmptyState>
      ) : null}
      {arranging !== null && isKnown ? (
        <ArrangeDialog preferences={preferences} onClose={() => setArranging(null)} />
      ) : null}
    </>
  );
}

/** A line above the widgets about what waits elsewhere. */
function Attention({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <div className="large">
      <Note tone="amber" icon={icon}>
        {children}
      </Note>
    </div>
  );
}

/** Points users who may decide to bookings whose wall time changed with the zone rules. */
function ZoneShiftNote() {
  const mayDecide = useCan("locations.write");
  const { data } = useZoneShiftCountQuery(mayDecide ? { fetchPolicy: "cache-and-network" } : skipToken);
  const total = data?.zoneShifts?.total ?? 0;
  if (total === 0) return null;
  return (
    <Attention icon="clock">
      Clock rules have changed: {countText(total, "entry", "entries")} on the schedule would start at a different time
      of day than booked. <Link to={paths.clockChanges}>Choose which time to keep</Link>
    </Attention>
  );
}

/** Lists the members with overdue payments, for users who may take them. */
function PastDueNote() {
  const mayTake = useCan("payments.take");
  const { data } = usePastDueCountQuery(mayTake ? { fetchPolicy: "cache-and-network" } : skipToken);
  const count = data?.membershipCounts?.past_due ?? 0;
  if (count === 0) return null;
  return (
    <Attention icon="money">
      {count === 1 ? "1 membership is past due. " : `${count} memberships are past due. `}
      <Link to={`${paths.memberships}?status=past_due`}>{count === 1 ? "See whose" : "See which"}</Link>
    </Attention>
  );
}

/** Says for how many bookings a refund is due, to users who may refund it. */
function RefundDueNote() {
  const mayRefund = useCan("payments.refund");
  const { data } = useRefundDueCountQuery(mayRefund ? { fetchPolicy: "cache-and-network" } : skipToken);
  const count = data?.refundsDue?.meta.total ?? 0;
  if (count === 0) return null;
  return (
    <Attention icon="undo">
      {count === 1 ? "A refund is due for 1 booking. " : `Refunds are due for ${count} bookings. `}
      <Link to={paths.refundsDue}>{count === 1 ? "See whose" : "See which"}</Link>
    </Attention>
  );
}

interface TodayShown {
  venue: Venue;
  day: VenueDay;
  bookings: readonly ScheduleBookingFragment[];
  bays: NonNullable<ReturnType<typeof useToday>["bays"]>;
  now: number;
  bayNames: ReadonlyMap<number, string>;
}

function Widget({ name, today }: { name: Exclude<WidgetName, "saved_query">; today: TodayShown }) {
  const { venue, day, bookings, bays, now, bayNames } = today;
  if (name === "todo") {
    return <TodoCard tasks={todoTasks(bookings, now)} day={day} now={now} locale={venue.locale} bayNames={bayNames} />;
  }
  if (name === "arrivals") {
    return <ArrivalsCard arrivals={nextArrivals(bookings, now)} day={day} locationId={venue.id} bayNames={bayNames} />;
  }
  if (name === "bays")
    return bays.length > 0 ? <BaysStrip venue={venue} bays={bays} bookings={bookings} day={day} now={now} /> : null;
  if (name === "bay_revenue") return <BayRevenueWidget venue={venue} />;
  return <FigureWidget widget={name} venue={venue} />;
}

const FIRST = {
  id: 0,
  version: 0,
  widgets: DEFAULT_WIDGETS.map((one) => ({ ...one, saved_query_id: null })),
};

/** The user's widgets; the default layout while loading. */
function useWidgets() {
  const { data, error } = useWidgetPreferencesQuery({});
  const known = data?.widgetPreferences;
  return {
    preferences: known ?? FIRST,
    isKnown: known !== undefined,
    isAsked: data !== undefined || error !== undefined,
  };
}

function Loading() {
  return (
    <Board>
      <div className="medium">
        <Card title="To do">
          <RowsSkeleton rows={8} rowHeight={40} />
        </Card>
      </div>
      <div className="small">
        <Card title="Next arrivals">
          <RowsSkeleton rows={8} rowHeight={40} />
        </Card>
      </div>
      <div className="large">
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
  "& .large": { gridColumn: "1 / -1" },
  "& .medium": { gridColumn: "span 8" },
  "& .small": { gridColumn: "span 4" },
  "@media (max-width: 1023.95px)": {
    "& .medium, & .small": { gridColumn: "1 / -1" },
    // Two figures fit side by side where a list does not.
    "& .revenue, & .bay_use, & .bookings, & .no_shows": { gridColumn: "span 6" },
  },
  "@media (max-width: 599.95px)": { "& .revenue, & .bay_use, & .bookings, & .no_shows": { gridColumn: "1 / -1" } },
});
