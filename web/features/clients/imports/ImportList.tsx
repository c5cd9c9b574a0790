import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import { useEffect } from "react";
import { ROLL_BACK_DAYS } from "#schema/clients/imports/models.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { countOfKind, KINDS, outcomeText, STATUSES } from "./format-import.ts";
import { useImportListQuery, useRollbackImportMutation, type ImportLineFragment } from "./imports.generated.ts";

const LOOK_AGAIN_MS = 1_000;
const UNDER_WAY: readonly string[] = ["running", "rolling_back"];

/** All imports with their progress and a way to undo them. */
export function ImportList() {
  const { data, error, refetch, startPolling, stopPolling } = useImportListQuery({ fetchPolicy: "cache-and-network" });
  const imports = data?.imports ?? [];
  const isUnderWay = imports.some(({ status }) => UNDER_WAY.includes(status));
  useEffect(() => {
    if (isUnderWay) startPolling(LOOK_AGAIN_MS);
    return stopPolling;
  }, [isUnderWay, startPolling, stopPolling]);
  return (
    <Card title="Imports" note={`A finished import can be rolled back for ${ROLL_BACK_DAYS} days`}>
      {error && !data ? (
        <ErrorState title="The imports did not load" error={explain(error)} onRetry={() => void refetch()} />
      ) : null}
      {data && imports.length === 0 ? (
        <CardNote>
          None yet. Export clients, coaches, bays, bookings or memberships from the system you come from, and choose the
          file above.
        </CardNote>
      ) : null}
      {imports.length > 0 ? (
        <Rows inset>
          {imports.map((each) => (
            <Line key={each.id} line={each} />
          ))}
        </Rows>
      ) : null}
    </Card>
  );
}

function Line({ line }: { line: ImportLineFragment }) {
  const { venue } = useVenues();
  const now = useNow();
  const confirm = useConfirm();
  const [rollBack] = useRollbackImportMutation();
  const {
    id,
    file_name,
    status,
    total_rows,
    done_rows,
    added,
    created_at,
    created_by_name,
    kept_names,
    left_out_rows,
    kind,
    can_roll_back,
    roll_back_until,
  } = line;
  const state = STATUSES[status];
  const ask = () =>
    confirm({
      title: `Roll back ${file_name}?`,
      text: `It added ${countOfKind(kind, added)}. They are removed; what was changed, booked or paid since stays and is named.`,
      confirmLabel: "Roll back",
      cancelLabel: "Keep",
      tone: "danger",
      act: () => attempt("It was not rolled back", () => rollBack({ variables: { id } })),
    });
  return (
    <li>
      <div className="what">
        <b style={{ display: "inline" }}>{file_name}</b>{" "}
        <StateChip tone={state.tone} icon={state.icon}>
          {state.label}
        </StateChip>
        <p>
          {KINDS[kind].label}: {outcomeText(line)}
        </p>
        {roll_back_until === null ? null : (
          <p>
            {can_roll_back
              ? `Can be rolled back until ${formatMoment(roll_back_until, venue, now)}`
              : "Can no longer be rolled back"}
          </p>
        )}
        {kept_names.length > 0 ? <p>Kept: {kept_names.join(", ")}</p> : null}
        {left_out_rows.map((row) => (
          <p key={row}>{row}</p>
        ))}
        {status === "running" ? (
          <LinearProgress
            variant="determinate"
            value={total_rows === 0 ? 0 : (done_rows / total_rows) * 100}
            aria-label={`Importing ${file_name}`}
          />
        ) : null}
      </div>
      <small>
        {formatMoment(created_at, venue, now)}, {created_by_name}
      </small>
      {can_roll_back ? (
        <Button size="small" aria-label={`Roll back ${file_name}`} onClick={() => void ask()}>
          Roll back
        </Button>
      ) : null}
    </li>
  );
}
