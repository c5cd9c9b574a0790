import { styled } from "@mui/material/styles";
import { useParams } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/app/layouts/Screen.tsx";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { AvailabilityEditor } from "./AvailabilityEditor.tsx";
import { CoachDialog } from "./CoachDialog.tsx";
import { CoachHead } from "./CoachHead.tsx";
import { CoachWeek } from "./CoachWeek.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { type CoachPageQuery, useCoachPageQuery } from "./hours.generated.ts";
import { MAY_NOT_CHANGE, useMayChangeCoach } from "./may-change.ts";

const TABS = [
  { tab: null, label: "Availability" },
  { tab: "schedule", label: "Schedule" },
] as const;

/** One coach: when there are lessons to have, and the week as it is booked. */
export function CoachScreen() {
  const id = Number(useParams()["coachId"]);
  const isId = Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
  const { data, error, refetch } = useCoachPageQuery({
    variables: { id },
    skip: !isId,
    fetchPolicy: "cache-and-network",
  });
  const failure = error ? explain(error) : undefined;
  if (data?.coach) return <CoachPage page={data} onReload={() => refetch()} />;
  if (!isId || failure?.message === "There is no such coach.") {
    return (
      <Screen title="Not found">
        <EmptyState title="There is no such coach">The coach left, or the address is wrong.</EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title="Coach">
      {failure ? (
        <ErrorState title="The coach did not load" error={failure} onRetry={() => void refetch()} />
      ) : (
        <RowsSkeleton />
      )}
    </Screen>
  );
}

function CoachPage({ page, onReload }: { page: CoachPageQuery; onReload: () => Promise<unknown> }) {
  const { coach } = page;
  const [tab, setTab] = useUrlValue("tab");
  const [dialog, setDialog] = useUrlValue("edit");
  const { venues, venue } = useVenues();
  const mayChange = useMayChangeCoach(coach?.id ?? 0);
  if (!coach) return null;
  const { places, place } = placesOf(coach, venues, venue);
  return (
    <Screen
      title={coach.name}
      actions={
        <RefusableButton
          startIcon={<Icon name="edit" size={14} />}
          refusal={mayChange ? undefined : MAY_NOT_CHANGE}
          onClick={() => setDialog("details")}
        >
          Edit details
        </RefusableButton>
      }
    >
      <Page>
        <CoachHead coach={coach} places={places} />
        <nav aria-label="Coach">
          {TABS.map(({ tab: value, label }) => (
            <button
              key={label}
              type="button"
              aria-current={tab === value ? "page" : undefined}
              onClick={() => setTab(value)}
            >
              {label}
            </button>
          ))}
        </nav>
        {place ? (
          <>
            {/* Kept while the week is looked at, so that what is edited and not saved stays. */}
            <div className="tab" hidden={tab === "schedule"}>
              <AvailabilityEditor
                key={coach.id}
                coach={coach}
                rows={page.coachAvailabilities ?? []}
                places={places}
                place={place}
                isReadOnly={!mayChange}
                onReload={onReload}
              />
            </div>
            {tab === "schedule" ? (
              <div className="tab">
                <CoachWeek coach={coach} place={place} venues={venues} />
              </div>
            ) : null}
          </>
        ) : (
          <EmptyState title="No locations yet">A coach needs a place to teach at.</EmptyState>
        )}
      </Page>
      {mayChange && dialog === "details" ? (
        <CoachDialog coach={coach} venues={venues} onClose={() => setDialog(null)} />
      ) : null}
    </Screen>
  );
}

/** Where the coach teaches, and the one of these to look at first: where the desk works, if the coach is there. */
function placesOf({ location_ids }: CoachRowFragment, venues: readonly Venue[], here: Venue | undefined) {
  const places = venues.filter(({ id }) => location_ids.includes(id));
  return { places, place: places.find(({ id }) => id === here?.id) ?? places[0] ?? here };
}

const Page = styled("div")({
  display: "flex",
  flexDirection: "column",
  height: "100%",
  "& > nav": {
    display: "flex",
    flex: "none",
    height: 40,
    padding: "0 8px",
    background: "var(--surface)",
    borderBottom: "1px solid var(--line)",
  },
  "& > nav button": {
    padding: "0 8px",
    margin: "0 3px -1px",
    border: 0,
    borderBottom: "2px solid transparent",
    background: "none",
    fontSize: 13,
    fontWeight: 500,
    color: "var(--text-2)",
    cursor: "pointer",
    "&[aria-current]": { color: "var(--text)", borderColor: "var(--primary)" },
    "&:focus-visible": { outlineOffset: -3 },
  },
  "& > .tab": { flex: 1, minHeight: 0 },
});
