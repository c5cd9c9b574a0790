import { Link } from "react-router-dom";
import { explain } from "#web/apollo/explain-fault.ts";
import { SendAgain } from "#web/features/messages/shared/SendAgain.tsx";
import { clientPath } from "#web/screen/paths.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import { useNow } from "#web/time/use-now.ts";
import { LoadedPanel } from "#web/ui/page/LoadedPanel.tsx";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { TextSkeleton } from "#web/ui/page/Skeletons.tsx";
import { Note } from "#web/ui/state/Note.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { CampaignChip } from "./campaign-columns.tsx";
import {
  useCampaignDetailsQuery,
  useCampaignFiguresQuery,
  type CampaignFiguresQuery,
  type CampaignTextFragment,
} from "./communications.generated.ts";
import { clientsText, kindText, skippedLines, triedText } from "./format-campaign.ts";

type Figures = NonNullable<CampaignFiguresQuery["campaignAnalytics"]>;

/** Poll interval while the campaign is being sent. */
const POLL_MS = 3_000;

interface CampaignPanelProps {
  campaignId: number;
  onClose: () => void;
}

/** A sent campaign and its results. */
export function CampaignPanel({ campaignId, onClose }: CampaignPanelProps) {
  const { data, error, refetch } = useCampaignDetailsQuery({ variables: { id: campaignId } });
  return (
    <LoadedPanel
      title="Campaign"
      failure="The campaign did not load"
      data={data?.campaign}
      error={error && explain(error)}
      onRetry={() => void refetch()}
      onClose={onClose}
    >
      {(campaign) => (
        <SidePanel title={campaign.subject} onClose={onClose}>
          <Sent campaign={campaign} />
        </SidePanel>
      )}
    </LoadedPanel>
  );
}

function Sent({ campaign }: { campaign: CampaignTextFragment }) {
  const { venue } = useVenues();
  const now = useNow();
  const figures = useFigures(campaign.id);
  return (
    <>
      <Facts
        facts={[
          { label: "Status", value: <CampaignChip campaign={figures ?? campaign} /> },
          { label: "Kind", value: kindText(campaign) },
          ...(campaign.started_at
            ? [
                {
                  label: "Sent",
                  value: `${formatMoment(campaign.started_at, venue, now)} by ${campaign.started_by_name}`,
                },
              ]
            : []),
        ]}
      />
      {figures ? <CampaignFigures figures={figures} /> : <TextSkeleton lines={4} />}
      <PanelSection aria-label="Text">
        <h3>Text</h3>
        <p style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>{campaign.body}</p>
      </PanelSection>
    </>
  );
}

const BULLETS = { paddingLeft: 18, overflowWrap: "anywhere" } as const;

function useFigures(id: number): Figures | undefined {
  const { data, startPolling, stopPolling } = useCampaignFiguresQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
  });
  const figures = data?.campaignAnalytics ?? undefined;
  if (figures?.status === "sending") startPolling(POLL_MS);
  else stopPolling();
  return figures;
}

function CampaignFigures({ figures }: { figures: Figures }) {
  const lines = skippedLines(figures.skipped);
  return (
    <PanelSection aria-label="Results">
      <h3>Results</h3>
      <Facts
        facts={[
          { label: "Recipients", value: `${figures.recipient_count} of ${clientsText(figures.chosen_count)}` },
          { label: "Sent", value: figures.sent_count },
          ...(figures.waiting_count > 0 ? [{ label: "On its way", value: figures.waiting_count }] : []),
          { label: "Not delivered", value: figures.failed_count },
          { label: "Unsubscribed", value: figures.unsubscribed_count },
        ]}
      />
      {lines.length > 0 ? (
        <>
          <h4>Who got none</h4>
          <ul style={BULLETS}>
            {lines.map(({ reason, count, text }) => (
              <li key={reason}>
                {count}: {text}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <Failures failures={figures.failures} />
    </PanelSection>
  );
}

function Failures({ failures }: Pick<Figures, "failures">) {
  if (failures.length === 0) return null;
  return (
    <>
      <h4>Not delivered</h4>
      <Note tone="amber" icon="warning">
        A mail that the mail server refuses is retried automatically for about two days. After that, correct the
        client's address and send it again.
      </Note>
      <ul style={BULLETS}>
        {failures.map(({ message_id, client_id, name, reason, tries, is_given_up, resend_to }) => (
          <li key={client_id}>
            <Link to={clientPath(client_id)}>{name}</Link>, {triedText({ is_given_up, tries })}: {reason}
            {resend_to ? <SendAgain messageId={message_id} address={resend_to} /> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
