import { useId, useState } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { attempt } from "#web/apollo/show-failure.ts";
import { MailItem } from "#web/features/messages/shared/MailItem.tsx";
import { TimedLines } from "#web/features/platform/shared/ActivityList.tsx";
import { useList } from "#web/screen/use-list.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useFormatMoment } from "#web/tenant/use-format-moment.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { Pager } from "#web/ui/page/Pager.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import {
  useClientMessagesQuery,
  useMarketingConsentQuery,
  useUpdateMarketingConsentMutation,
  type MarketingConsentLineFragment,
} from "./client-mail.generated.ts";

const PER_PAGE = 8;

interface ClientMailProps {
  client: { id: number; name: string };
}

/** The client's marketing consent and all mails to them, those that failed included. */
export function ClientMail({ client }: ClientMailProps) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const { venue } = useVenues();
  const now = useNow();
  const variables = { id: client.id, page, perPage: PER_PAGE };
  const list = useList(useClientMessagesQuery, variables, ({ clientMessages }) => clientMessages);
  return (
    <PanelSection aria-labelledby={headingId}>
      <h2 id={headingId}>Mail</h2>
      <Consent client={client} />
      {list.error ? <ErrorState title="The mails did not load" error={list.error} onRetry={list.onRetry} /> : null}
      {!list.isKnown && !list.error ? <TextSkeleton lines={3} /> : null}
      {list.isKnown && list.total === 0 ? <p>No emails have been sent to them yet.</p> : null}
      <TimedLines>
        {list.rows.map((message) => (
          <MailItem key={message.id} message={message} venue={venue} now={now} />
        ))}
      </TimedLines>
      <Pager page={page} perPage={PER_PAGE} total={list.total} noun="mail" onPage={setPage} />
    </PanelSection>
  );
}

const STATES: Record<MarketingConsentLineFragment["state"], string> = {
  not_asked: "Marketing email: no consent recorded",
  agreed: "Marketing email: has agreed",
  unsubscribed: "Marketing email: has declined",
};

const SOURCES: Record<NonNullable<MarketingConsentLineFragment["source"]>, string> = {
  desk: "They told somebody at the desk",
  self: "They said so in their profile",
  link: "They said so with the link in a mail",
  registration: "They said so when they registered",
  purchase: "It was ticked when a plan was bought online",
  import: "An imported file said so",
};

function Consent({ client: { id, name } }: ClientMailProps) {
  const { data, error } = useMarketingConsentQuery({ variables: { id } });
  const [update] = useUpdateMarketingConsentMutation();
  const refusal = useRefusal("clients.write");
  const confirm = useConfirm();
  const format = useFormatMoment();
  const consent = data?.marketingConsent;
  if (error) return <p>{explain(error).message}</p>;
  if (!consent) return null;
  const { state: standing, source, changed_at } = consent;
  const saidOn = changed_at ? format.day(changed_at) : "";
  const say = (state: "agreed" | "unsubscribed") =>
    attempt("This could not be saved", () => update({ variables: { id, input: { state } } }));
  /** Asks first if the client had unsubscribed themselves. */
  const agree = async () => {
    const isMeant =
      standing !== "unsubscribed" ||
      (source !== "self" && source !== "link") ||
      (await confirm({
        title: `${name} unsubscribed on ${saidOn}. Have they asked for it again?`,
        text: "They did so themselves. Marketing mail goes to them again from now on.",
        confirmLabel: "They asked for it",
        cancelLabel: "Leave it",
      }));
    if (isMeant) await say("agreed");
  };
  return (
    <div className="acts">
      <p>{STATES[standing]}</p>
      {source ? (
        <p>
          <small>
            {SOURCES[source]} on {saidOn}
          </small>
        </p>
      ) : null}
      {standing === "agreed" ? null : (
        <RefusableButton size="small" refusal={refusal} onClick={() => void agree()}>
          Agreed to it
        </RefusableButton>
      )}
      {standing === "unsubscribed" ? null : (
        <RefusableButton size="small" refusal={refusal} onClick={() => void say("unsubscribed")}>
          Does not want it
        </RefusableButton>
      )}
    </div>
  );
}
