import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useId, useState } from "react";
import { ActivitySection, formatMoment } from "#web/activity/ActivityList.tsx";
import { explain } from "#web/apollo/explain-fault.ts";
import { useList } from "#web/app/use-list.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  type MarketingConsentLineFragment,
  useClientMessagesQuery,
  useMarketingConsentQuery,
  useUpdateMarketingConsentMutation,
} from "./client-mail.generated.ts";

const PER_PAGE = 8;

/** Whether the client wants marketing mail, and every mail that was sent to them. */
export function ClientMail({ client }: { client: { id: number; name: string } }) {
  const headingId = useId();
  const [page, setPage] = useState(1);
  const { venue } = useVenues();
  const now = useNow();
  const variables = { id: client.id, page, perPage: PER_PAGE };
  const list = useList(useClientMessagesQuery, variables, ({ clientMessages }) => clientMessages);
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>Mail</h2>
      <Consent clientId={client.id} />
      {list.error ? <ErrorState title="The mails did not load" error={list.error} onRetry={list.onRetry} /> : null}
      {!list.isKnown && !list.error ? <TextSkeleton lines={3} /> : null}
      {list.isKnown && list.total === 0 ? <p>No mail was sent to them yet.</p> : null}
      <ol>
        {list.rows.map(({ id, subject, sent_to, sent_at }) => (
          <li key={id}>
            <time dateTime={sent_at}>{formatMoment(sent_at, venue, now)}</time>
            <div>
              {subject}
              {sent_to ? <small>to {sent_to}</small> : null}
            </div>
          </li>
        ))}
      </ol>
      {list.total > PER_PAGE ? (
        <div className="pages">
          <Button size="small" aria-label="Newer mail" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <Button
            size="small"
            aria-label="Older mail"
            disabled={page * PER_PAGE >= list.total}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
          <span>
            {(page - 1) * PER_PAGE + 1}–{Math.min(page * PER_PAGE, list.total)} of {list.total}
          </span>
        </div>
      ) : null}
    </Section>
  );
}

const STATES: Record<MarketingConsentLineFragment["state"], string> = {
  not_asked: "Marketing mail: not asked yet, so none is sent",
  agreed: "Marketing mail: agreed",
  unsubscribed: "Marketing mail: does not want it",
};

function Consent({ clientId }: { clientId: number }) {
  const { data, error } = useMarketingConsentQuery({ variables: { id: clientId } });
  const [update] = useUpdateMarketingConsentMutation();
  const refusal = useRefusal("clients.write");
  const consent = data?.marketingConsent;
  if (error) return <p>{explain(error).message}</p>;
  if (!consent) return null;
  const say = async (state: "agreed" | "unsubscribed") => {
    try {
      await update({ variables: { id: clientId, input: { state } } });
    } catch (failure) {
      showToast({ message: "Nothing was changed", detail: explain(failure).message, tone: "error" });
    }
  };
  return (
    <div className="consent">
      <p>{STATES[consent.state]}</p>
      {consent.state === "agreed" ? null : (
        <RefusableButton size="small" refusal={refusal} onClick={() => void say("agreed")}>
          Agreed to it
        </RefusableButton>
      )}
      {consent.state === "unsubscribed" ? null : (
        <RefusableButton size="small" refusal={refusal} onClick={() => void say("unsubscribed")}>
          Does not want it
        </RefusableButton>
      )}
    </div>
  );
}

const Section = styled(ActivitySection)({
  marginTop: 16,
  paddingTop: 16,
  borderTop: "1px solid var(--line-soft)",
  "& .consent": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: 8, width: "100%" },
  "& .consent p": { flexBasis: "100%" },
  "& .pages": { display: "flex", alignItems: "center", gap: 8, fontVariantNumeric: "tabular-nums" },
  "& .pages > span": { color: "var(--text-2)" },
});
