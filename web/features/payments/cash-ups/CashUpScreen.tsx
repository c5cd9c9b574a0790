import { explain } from "#web/apollo/explain-fault.ts";
import { BillingTabs } from "#web/features/payments/shared/BillingTabs.tsx";
import { NoLocations } from "#web/screen/NoLocations.tsx";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useReportToday, useVenues, type Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { addDays, isDate } from "#web/time/wall-clock.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Columns } from "#web/ui/layout/Columns.ts";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { useCashUpSheetQuery, useCashUpsQuery, type CashUpSheetShownFragment } from "./cash-up.generated.ts";
import { ClosedDay } from "./ClosedDay.tsx";
import { CountForm } from "./CountForm.tsx";
import { DrawerCard, OthersCard, PastDaysCard } from "./SheetCards.tsx";

const DAYS_BACK = 7;
const TITLE = "Cash-up";

/** End-of-day cash-up: the drawer is counted and compared with the ledger. */
export function CashUpScreen() {
  const { venue } = useVenues();
  if (!venue) {
    return (
      <Screen title={TITLE}>
        <BillingTabs current="cashUp" />
        <NoLocations>Add a location: each has its own drawer.</NoLocations>
      </Screen>
    );
  }
  return <CashUpOf key={venue.id} venue={venue} />;
}

function CashUpOf({ venue }: { venue: Venue }) {
  const today = useReportToday(venue);
  const [asked, setDay] = useUrlValue("day");
  const day = isDate(asked) && asked <= today ? asked : today;
  const query = useCashUpSheetQuery({
    variables: { location_id: venue.id, day },
    fetchPolicy: "cache-and-network",
  });
  const sheet = query.data?.cashUpSheet;
  return (
    <Screen title={TITLE} actions={<DayChoice day={day} today={today} venue={venue} onChange={setDay} />}>
      <BillingTabs current="cashUp" />
      {sheet ? (
        <Sheet sheet={sheet} venue={venue} />
      ) : (
        <Unloaded failure="The cash-up did not load" query={query} waiting={<CardsSkeleton />} />
      )}
    </Screen>
  );
}

interface DayChoiceProps {
  day: string;
  today: string;
  venue: Venue;
  onChange: (day: string | null) => void;
}

function DayChoice({ day, today, venue, onChange }: DayChoiceProps) {
  const days = Array.from({ length: DAYS_BACK }, (_, back) => addDays(today, -back));
  return (
    <PlainSelect
      dense
      aria-label="Day"
      value={day}
      onChange={(event) => onChange(event.target.value === today ? null : event.target.value)}
      options={(days.includes(day) ? days : [day, ...days]).map((value) => ({
        value,
        label: value === today ? "Today" : formatDay(value, venue),
      }))}
    />
  );
}

function Sheet({ sheet, venue }: { sheet: CashUpSheetShownFragment; venue: Venue }) {
  const past = useCashUpsQuery({ variables: { location_id: venue.id }, fetchPolicy: "cache-and-network" });
  return (
    <Columns inset>
      <div>
        {sheet.closed ? (
          <ClosedDay closed={sheet.closed} venue={venue} />
        ) : (
          <CountForm key={sheet.day} sheet={sheet} venue={venue} />
        )}
        <OthersCard sheet={sheet} locale={venue.locale} />
      </div>
      <div>
        <DrawerCard sheet={sheet} venue={venue} />
        <PastDaysCard
          days={past.data?.cashUps?.data}
          error={past.error && explain(past.error)}
          onRetry={() => void past.refetch()}
          venue={venue}
        />
      </div>
    </Columns>
  );
}
