import Button from "@mui/material/Button";
import { useMemo } from "react";
import { Link, useNavigate } from "react-router-dom";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import { coachPath, inviteCoachPath } from "#web/screen/paths.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList } from "#web/screen/use-list.ts";
import { usePerson } from "#web/session/session.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { coachColumns, NextHours } from "./coach-columns.tsx";
import { useCoachListQuery } from "./coaches.generated.ts";
import { placesText } from "./format-coach.ts";

const ORDER = { sorts: ["name"], sortDir: "asc" } as const;

/** The coaches with their next working hours; a row opens the coach's hours. */
export function CoachesScreen() {
  const [query, setQuery] = useListUrl(ORDER);
  const navigate = useNavigate();
  const { id: ownId, roles } = usePerson();
  const refusal = useRefusal("accounts.write");
  const { venues } = useVenues();
  const now = useNow();
  const list = useList(useCoachListQuery, pageVariables(query), ({ coaches }) => coaches);
  const columns = useMemo(() => coachColumns(venues, now), [venues, now]);
  return (
    <Screen
      meta={list.isKnown ? <span className="figures">{list.total}</span> : null}
      actions={
        <>
          {roles.includes("coach") ? (
            <Button component={Link} to={coachPath(ownId)}>
              My hours
            </Button>
          ) : null}
          <RefusableButton
            variant="contained"
            startIcon={<Icon name="plus" />}
            refusal={refusal}
            onClick={() => void navigate(inviteCoachPath)}
          >
            Add coach
          </RefusableButton>
        </>
      }
    >
      <ServerGrid
        noun="coaches"
        columns={columns}
        {...list}
        query={query}
        onQueryChange={setQuery}
        searchLabel="Name"
        tools={<CsvButton path="/api/v1/coaches/export" filters={{ search: query.search }} rowCount={list.total} />}
        empty={{
          title: "No coaches yet",
          text: "People with the role coach appear here, with their hours and lessons.",
        }}
        onRowOpen={({ id }) => void navigate(coachPath(id))}
        renderCard={(coach) => (
          <>
            <b style={{ display: "block", fontWeight: 500 }}>{coach.name}</b>
            <span style={{ color: "var(--text-2)", fontSize: 13 }}>
              {placesText(coach, venues)} · <NextHours coach={coach} venues={venues} now={now} />
            </span>
          </>
        )}
      />
    </Screen>
  );
}
