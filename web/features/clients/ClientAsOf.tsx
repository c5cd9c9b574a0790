import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId, useState } from "react";
import { formatMoment } from "#web/activity/ActivityList.tsx";
import { explain } from "#web/apollo/explain-fault.ts";
import { useUrlValue } from "#web/app/use-url-value.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PHONE } from "#web/theme/theme.ts";
import { useNow } from "#web/time/use-now.ts";
import { wallTimeAt } from "#web/time/wall-clock.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { DayInput } from "#web/ui/date/DayInput.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { type ClientAsOfQuery, useClientAsOfQuery } from "./as-of.generated.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

/** The button that shows a client at an earlier moment, and the dialog; the address says that it is open. */
export function ClientAsOf({ client }: { client: ClientRowFragment }) {
  const [dialog, setDialog] = useUrlValue("earlier");
  const refusal = useRefusal("audit.read");
  return (
    <>
      <RefusableButton {...(refusal ? { refusal } : {})} onClick={() => setDialog("1")}>
        Earlier state
      </RefusableButton>
      {refusal === undefined && dialog !== null ? <AsOfDialog client={client} onClose={() => setDialog(null)} /> : null}
    </>
  );
}

function AsOfDialog({ client, onClose }: { client: ClientRowFragment; onClose: () => void }) {
  const titleId = useId();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const { venue } = useVenues();
  const today = wallTimeAt(useNow(), venue?.utc_offset ?? "+00:00").date;
  const [date, setDate] = useState(today);
  const [time, setTime] = useState("00:00");
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : { width: 560 } } }}
    >
      <Frame>
        <header>
          <h2 id={titleId}>{client.name} at an earlier time</h2>
          <IconButton aria-label="Close" onClick={onClose} edge="end">
            <Icon name="close" />
          </IconButton>
        </header>
        <Moment>
          <DayInput label="Day" date={date} max={today} onDate={setDate} />
          <FormField label="Time" help="On the company's clock">
            {(wiring) => (
              <OutlinedInput
                type="time"
                fullWidth
                inputProps={wiring}
                value={time}
                onChange={(event) => setTime(event.target.value)}
              />
            )}
          </FormField>
        </Moment>
        {date === "" || time === "" ? (
          <p className="quiet">Choose a day and a time.</p>
        ) : (
          <StateThen clientId={client.id} date={date} time={time} />
        )}
      </Frame>
    </Dialog>
  );
}

function StateThen({ clientId, date, time }: { clientId: number; date: string; time: string }) {
  const { data, error, refetch } = useClientAsOfQuery({
    variables: { id: clientId, date, time },
    fetchPolicy: "network-only",
  });
  const then = data?.clientAsOf;
  if (error) {
    return <ErrorState title="The earlier state did not load" error={explain(error)} onRetry={() => void refetch()} />;
  }
  if (!then) return <TextSkeleton lines={5} />;
  return (
    <>
      {then.is_added ? (
        <Facts facts={factsOf(then)} />
      ) : (
        <p className="quiet">The client had not been added by then.</p>
      )}
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
    { label: "Telephone", value: phone },
    { label: "Tags", value: tags.join(", ") },
  ];
  return facts.map(({ label, value }) => ({ label, value: value || "–" }));
}

function Since({ then: { changes, change_count } }: { then: AsOf }) {
  const id = useId();
  const { venue } = useVenues();
  const now = useNow();
  if (change_count === 0) return <p className="quiet">Nothing of this has changed since.</p>;
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>Changed since</h3>
      <Changes>
        {changes.map((entry) => (
          <li key={entry.id}>
            <small>
              {entry.actor_name}, {formatMoment(entry.at, venue, now)}
            </small>
            {entry.changes.map(({ field, before, after }) => (
              <span key={field}>
                {field}: <del>{before ?? "nothing"}</del> → <ins>{after ?? "nothing"}</ins>
              </span>
            ))}
          </li>
        ))}
      </Changes>
      {change_count > changes.length ? (
        <p className="quiet">{change_count - changes.length} more changes stand in the audit log.</p>
      ) : null}
    </section>
  );
}

const Frame = styled("div")({
  display: "grid",
  gap: 16,
  padding: 20,
  "& header": { display: "flex", justifyContent: "space-between", alignItems: "center", gap: 8 },
  "& h2": { fontSize: 18, lineHeight: "24px", fontWeight: 600, overflowWrap: "anywhere" },
  "& h3": { marginBottom: 4, fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& p.quiet": { fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
});

const Moment = styled("div")({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12, alignItems: "start" });

const Changes = styled("ol")({
  margin: 0,
  padding: 0,
  listStyle: "none",
  fontSize: 13,
  lineHeight: "20px",
  "& li": { display: "grid", padding: "8px 0", borderTop: "1px solid var(--line-soft)", overflowWrap: "anywhere" },
  "& small": { fontSize: 13, color: "var(--text-2)" },
  "& del": { color: "var(--text-2)" },
  "& ins": { fontWeight: 500, textDecoration: "none" },
});
