import { skipToken } from "@apollo/client/react";
import { Link } from "react-router-dom";
import { paths } from "#web/app/paths.ts";
import { isNewcomer } from "#web/app/tour/tour.ts";
import { usePreferences } from "#web/session/preferences/preferences.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { useSetUpNeededQuery } from "./set-up.generated.ts";

/** Leads to the set-up list while something of it is missing; asked for only by who began at a new company. */
export function SetUpNote() {
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
