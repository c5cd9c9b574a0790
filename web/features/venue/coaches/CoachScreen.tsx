import { useParams } from "react-router-dom";
import { coversOwnOnly, refusalWithout } from "#schema/people/sign-in/permission-labels.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useCan, usePerson } from "#web/session/session.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { FullHeight } from "#web/ui/layout/FullHeight.ts";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { AvailabilityEditor } from "./AvailabilityEditor.tsx";
import { CoachDialog } from "./CoachDialog.tsx";
import type { CoachRowFragment } from "./coaches.generated.ts";
import { CoachHead } from "./CoachHead.tsx";
import { CoachWeek } from "./CoachWeek.tsx";
import { useCoachPageQuery, type CoachPageQuery } from "./hours.generated.ts";

const TABS = [
  { view: "availability", label: "Availability" },
  { view: "schedule", label: "Schedule" },
] as const;

/** One coach: teaching hours and the booked week. */
export function CoachScreen() {
  const id = Number(useParams()["coachId"]);
  const isId = Number.isInteger(id) && id > 0 && id <= 2_147_483_647;
  const query = useCoachPageQuery({
    variables: { id },
    skip: !isId,
    fetchPolicy: "cache-and-network",
  });
  if (query.data?.coach) return <CoachPage page={query.data} onReload={() => query.refetch()} />;
  if (!isId || (query.error && faultOf(query.error).code === "not_found")) {
    return (
      <Screen title="Not found">
        <EmptyState title="There is no such coach">The coach left, or the address is wrong.</EmptyState>
      </Screen>
    );
  }
  return (
    <Screen title="Coach">
      <Unloaded failure="The coach did not load" query={query} waiting={<CardsSkeleton />} />
    </Screen>
  );
}

function CoachPage({ page, onReload }: { page: CoachPageQuery; onReload: () => Promise<unknown> }) {
  const { coach } = page;
  const [shownTab, setTab] = useUrlValue("tab");
  const tab = shownTab === "schedule" ? "schedule" : "availability";
  const [dialog, setDialog] = useUrlValue("edit");
  const { venues, venue } = useVenues();
  const refusal = useCoachRefusal(coach?.id ?? 0);
  if (!coach) return null;
  const { places, place } = placesOf(coach, venues, venue);
  return (
    <Screen
      title={coach.name}
      actions={
        <RefusableButton
          startIcon={<Icon name="edit" size={14} />}
          refusal={refusal}
          onClick={() => setDialog("details")}
        >
          Edit details
        </RefusableButton>
      }
    >
      <FullHeight>
        <CoachHead coach={coach} places={places} />
        <ViewTabs
          label="Coach"
          views={TABS}
          current={tab}
          onChange={(view) => setTab(view === "schedule" ? view : null)}
        />
        {place ? (
          <>
            {/* Stays mounted while the week is shown, so that unsaved edits are kept. */}
            <div className="fill" hidden={tab === "schedule"}>
              <AvailabilityEditor
                key={coach.id}
                coach={coach}
                rows={page.coachAvailabilities ?? []}
                places={places}
                place={place}
                isReadOnly={refusal !== undefined}
                onReload={onReload}
              />
            </div>
            {tab === "schedule" ? (
              <div className="fill">
                <CoachWeek coach={coach} place={place} venues={venues} />
              </div>
            ) : null}
          </>
        ) : (
          <EmptyState title="No locations yet">A coach needs a place to teach at.</EmptyState>
        )}
      </FullHeight>
      {!refusal && dialog === "details" ? (
        <CoachDialog coach={coach} venues={venues} onClose={() => setDialog(null)} />
      ) : null}
    </Screen>
  );
}

/** The coach's locations and the one to show first: the current one, if the coach teaches there. */
function placesOf({ location_ids }: CoachRowFragment, venues: readonly Venue[], here: Venue | undefined) {
  const places = venues.filter(({ id }) => location_ids.includes(id));
  return { places, place: places.find(({ id }) => id === here?.id) ?? places[0] ?? here };
}

/** Returns why the user may not change this coach; undefined if they may: staff any coach, a coach their own entry. */
function useCoachRefusal(coachId: number): string | undefined {
  const mayAll = useCan("coaches.write");
  const { id, own_permissions } = usePerson();
  if (mayAll) return undefined;
  if (!own_permissions.includes("coaches.write")) return refusalWithout("coaches.write");
  return id === coachId ? undefined : coversOwnOnly("coaches.write");
}
