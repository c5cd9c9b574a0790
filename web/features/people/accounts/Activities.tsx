import Button from "@mui/material/Button";
import { useId, useState } from "react";
import { ActivityList } from "#web/features/platform/shared/ActivityList.tsx";
import { useList } from "#web/screen/use-list.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import type { AccountRowFragment } from "./accounts.generated.ts";
import { useAccountActivitiesQuery } from "./activities.generated.ts";

const FIRST = 6;
const MORE = 50;

/** Recent actions of the person and changes to the account, for users who may read the audit log. */
export function Activities({ account }: { account: AccountRowFragment }) {
  const id = useId();
  const refusal = useRefusal("audit.read");
  return (
    <PanelSection aria-labelledby={id}>
      <h3 id={id}>Did lately</h3>
      {refusal ? <p>{refusal}</p> : <Lines account={account} />}
    </PanelSection>
  );
}

function Lines({ account }: { account: AccountRowFragment }) {
  const [perPage, setPerPage] = useState(FIRST);
  const variables = { id: account.id, perPage };
  const list = useList(useAccountActivitiesQuery, variables, ({ accountActivities }) => accountActivities);
  const { rows, total } = list;
  return (
    <>
      <ActivityList list={list} name={account.name} />
      {total > rows.length && perPage < MORE ? (
        <Button size="small" onClick={() => setPerPage(MORE)}>
          Show {Math.min(MORE, total)} of {total}
        </Button>
      ) : null}
    </>
  );
}
