import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { useList } from "#web/app/use-list.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { type ActivityLineFragment, useAccountActivitiesQuery } from "./activities.generated.ts";
import { whenExactly } from "./format-account.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";

const FIRST = 6;
const MORE = 50;

/** What the person did lately and what was done to the account, for who may read the audit log. */
export function Activities({ account }: { account: AccountRowFragment }) {
  const id = useId();
  const refusal = useRefusal("audit.read");
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>Did lately</h3>
      {refusal ? <p>{refusal}</p> : <Lines account={account} />}
    </Section>
  );
}

function Lines({ account }: { account: AccountRowFragment }) {
  const [perPage, setPerPage] = useState(FIRST);
  const { venue } = useVenues();
  const now = useNow();
  const variables = { id: account.id, perPage };
  const list = useList(useAccountActivitiesQuery, variables, ({ accountActivities }) => accountActivities);
  const { rows, total, isKnown, error, onRetry } = list;
  if (!isKnown) {
    return error ? (
      <ErrorState title="This did not load" error={error} onRetry={onRetry} />
    ) : (
      <TextSkeleton lines={4} />
    );
  }
  if (rows.length === 0) return <p>Nothing yet.</p>;
  return (
    <>
      <ol>
        {rows.map((line) => (
          <li key={line.id}>
            <time dateTime={line.at}>{whenExactly(line.at, venue, now)}</time>
            <span>
              {line.sentence}
              <ByWhom line={line} account={account} />
            </span>
          </li>
        ))}
      </ol>
      {total > rows.length && perPage < MORE ? (
        <Button size="small" onClick={() => setPerPage(MORE)}>
          Show {Math.min(MORE, total)} of {total}
        </Button>
      ) : null}
    </>
  );
}

/** Who, where it was not the person; in whose name, where it was another's. */
function ByWhom({ line, account }: { line: ActivityLineFragment; account: AccountRowFragment }) {
  const { actor_name, on_behalf_of_name } = line;
  if (on_behalf_of_name) {
    return (
      <small>
        {actor_name} in the name of {on_behalf_of_name}
      </small>
    );
  }
  return actor_name === account.name ? null : <small>{actor_name}</small>;
}

const Section = styled("section")({
  display: "grid",
  gap: 8,
  justifyItems: "start",
  fontSize: 13,
  lineHeight: "20px",
  "& h3": { fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& p": { color: "var(--text-2)" },
  "& ol": { display: "grid", gap: 10, width: "100%", margin: 0, padding: 0, listStyle: "none" },
  "& li": { display: "grid", gridTemplateColumns: "116px minmax(0, 1fr)", gap: 8 },
  "& time": { color: "var(--text-2)", fontVariantNumeric: "tabular-nums" },
  "& li > span": { overflowWrap: "anywhere" },
  "& small": { display: "block", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
});
