import { useId, useState } from "react";
import { ChangeList } from "#web/features/platform/shared/ChangeList.tsx";
import { MomentFields, yesterdayAt } from "#web/features/platform/shared/MomentFields.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useUrlValue } from "#web/screen/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ContentDialog } from "#web/ui/dialog/ContentDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Quiet } from "#web/ui/text/Quiet.ts";
import { useClientAsOfQuery, type ClientAsOfQuery } from "./as-of.generated.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

/** The button and dialog that show a client at an earlier moment; the URL holds whether it is open. */
export function ClientAsOf({ client }: { client: ClientRowFragment }) {
  const [dialog, setDialog] = useUrlValue("earlier");
  const refusal = useRefusal("audit.read");
  return (
    <>
      <RefusableButton {...(refusal ? { refusal } : {})} onClick={() => setDialog("1")}>
        History
      </RefusableButton>
      {refusal === undefined && dialog !== null ? <AsOfDialog client={client} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function AsOfDialog({ client, onClose }: { client: ClientRowFragment; onClose: () => void }) {
  const { venue = PLAIN_FORMATS } = useVenues();
  const now = useNow();
  const [moment, setMoment] = useState(() => yesterdayAt(now, venue));
  return (
    <ContentDialog title={`${client.name} at an earlier time`} width={560} onClose={onClose}>
      <Stack gap={16}>
        <FieldRow>
          <MomentFields moment={moment} max={wallTimeAt(now, venue).date} venue={venue} onMoment={setMoment} />
        </FieldRow>
        <StateThen clientId={client.id} {...moment} />
      </Stack>
    </ContentDialog>
  );
}

function StateThen({ clientId, date, time }: { clientId: number; date: string; time: string }) {
  const query = useClientAsOfQuery({
    variables: { id: clientId, date, time },
    fetchPolicy: "network-only",
  });
  const then = query.data?.clientAsOf;
  if (!then) return <Unloaded failure="The earlier state did not load" query={query} />;
  return (
    <>
      {then.is_added ? <Facts facts={factsOf(then)} /> : <Quiet>The client had not been added by then.</Quiet>}
      <Since then={then} />
    </>
  );
}

type AsOf = NonNullable<ClientAsOfQuery["clientAsOf"]>;

function factsOf({ first_name, last_name, email, contact_email, phone, tags }: AsOf) {
  const facts = [
    { label: "Name", value: [first_name, last_name].filter(Boolean).join(" ") },
    { label: "Email", value: email },
    { label: "Contact email", value: contact_email },
    { label: "Phone", value: phone },
    { label: "Tags", value: tags.join(", ") },
  ];
  return facts.map(({ label, value }) => ({ label, value: value || "–" }));
}

function Since({ then: { changes, change_count } }: { then: AsOf }) {
  const id = useId();
  if (change_count === 0) return <Quiet>Nothing of this has changed since.</Quiet>;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Changed since</h3>
      <ChangeList changes={changes} />
      {change_count > changes.length ? (
        <Quiet>{change_count - changes.length} more changes stand in the audit log.</Quiet>
      ) : null}
    </section>
  );
}
