import { skipToken } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Link } from "react-router-dom";
import { WalkInButton } from "#web/features/bookings/shared/walk-in/WalkInButton.tsx";
import { NewBookingLink } from "#web/screen/NewBookingLink.tsx";
import { NoLocations } from "#web/screen/NoLocations.tsx";
import { paths } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { isNewcomer } from "#web/screen/tour.ts";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { useVenues, useVenueToday, type Venue } from "#web/tenant/venue.ts";
import { PHONE } from "#web/theme/theme.ts";
import { formatDay } from "#web/time/format-day.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { useSetUpNeededQuery } from "./set-up.generated.ts";
import { TodayBoard } from "./TodayBoard.tsx";

/** The front desk's dashboard: tasks, arrivals and the state of each bay. */
export function DashboardScreen() {
  const { venue } = useVenues();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return (
    <Screen
      title="Dashboard"
      meta={venue ? <Today venue={venue} /> : null}
      actions={
        venue ? (
          <>
            {isPhone ? null : <ArrangeButton />}
            <WalkInButton venue={venue} />
            <NewBookingLink atThumb />
          </>
        ) : null
      }
    >
      <SetUpNote />
      {venue ? (
        // A phone's header has no room for it.
        <TodayBoard key={venue.id} venue={venue} foot={isPhone ? <ArrangeButton /> : null} />
      ) : (
        <NoLocations>Add the first one; bookings need a place.</NoLocations>
      )}
    </Screen>
  );
}

/** Links to the setup list while it is incomplete; queried only for users who started with a new company. */
function SetUpNote() {
  const [{ tours }] = usePreferences();
  const { data } = useSetUpNeededQuery(isNewcomer(tours) ? { fetchPolicy: "cache-and-network" } : skipToken);
  const status = data?.onboardingStatus;
  if (!status?.is_needed) return null;
  const needed = status.steps.filter(({ is_optional }) => !is_optional);
  const done = needed.filter(({ is_done }) => is_done).length;
  return (
    <div style={{ padding: "16px 16px 0" }}>
      <Note tone="blue" icon="check-circle">
        {done} of {needed.length} steps to your first booking are done.{" "}
        <Link to={paths.onboarding}>Set up your venue</Link>
      </Note>
    </div>
  );
}

/** Opens the widget settings, kept in the URL. */
function ArrangeButton() {
  const [, setArranging] = useUrlValue("arrange");
  return (
    <Button startIcon={<Icon name="edit" />} data-tour="dashboard-widgets" onClick={() => setArranging("1")}>
      Arrange
    </Button>
  );
}

function Today({ venue }: { venue: Venue }) {
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  return <Meta>{formatDay(useVenueToday(venue), venue, isPhone ? "short" : "long")}</Meta>;
}

const Meta = styled("span")({ fontSize: 13, color: "var(--text-2)" });
