import useMediaQuery from "@mui/material/useMediaQuery";
import { useEffect, useMemo } from "react";
import type { CampaignStatus } from "#web/apollo/schema-types.generated.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { useListUrl } from "#web/screen/use-list-url.ts";
import { pageVariables, useList, type List } from "#web/screen/use-list.ts";
import { useUrlFilter, useUrlId, useUrlValue } from "#web/screen/use-url-value.ts";
import { useCan } from "#web/session/session.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ListWithPanel } from "#web/ui/page/ListWithPanel.tsx";
import { ViewTabs } from "#web/ui/page/ViewTabs.tsx";
import { campaignColumns } from "./campaign-columns.tsx";
import { CampaignCard } from "./CampaignCard.tsx";
import { CampaignEditor } from "./CampaignEditor.tsx";
import { CampaignPanel } from "./CampaignPanel.tsx";
import { useCampaignCountsQuery, useCampaignListQuery, type CampaignRowFragment } from "./communications.generated.ts";

/** The server determines the order. */
const ORDER = { sorts: ["created_at"], sortDir: "desc" } as const;
const NEW = "new";
const POLL_MS = 3_000;
const TABLET = "(max-width: 1023.95px)";
const STATUSES: readonly CampaignStatus[] = ["draft", "sending", "sent"];

/** Campaigns: sent ones with their results, and drafts. */
export function CommunicationScreen() {
  const refusal = useRefusal("communications.send");
  const [edited, setEdited] = useUrlValue("edit");
  const [editedId] = useUrlId("edit");
  if (!useCan("communications.send")) {
    return (
      <Screen>
        <EmptyState title="You cannot send mail to clients">{refusal}</EmptyState>
      </Screen>
    );
  }
  if (edited === NEW || editedId !== null) {
    return <CampaignEditor key={edited} campaignId={editedId} onClose={() => setEdited(null)} />;
  }
  return <CampaignList onEdit={(id) => setEdited(id === null ? NEW : String(id))} />;
}

function CampaignList({ onEdit }: { onEdit: (id: number | null) => void }) {
  const [query, setQuery] = useListUrl(ORDER);
  const [view, setView] = useUrlFilter("status");
  const [openedId, setOpened] = useUrlId("campaign");
  const { venue } = useVenues();
  const status = STATUSES.find((one) => one === view) ?? null;
  const { page, perPage } = pageVariables(query);
  const list = useList(useCampaignListQuery, { page, perPage, status }, ({ campaigns }) => campaigns);
  useEndOfSending(list);
  const counts = useCampaignCountsQuery({ fetchPolicy: "cache-and-network" }).data;
  const isTablet = useMediaQuery(TABLET, { noSsr: true });
  const columns = useMemo(() => campaignColumns(venue), [venue]);
  const write = (
    <RefusableButton variant="contained" startIcon={<Icon name="plus" />} onClick={() => onEdit(null)}>
      New campaign
    </RefusableButton>
  );
  return (
    <Screen meta={list.isKnown ? <span className="figures">{list.total}</span> : null} actions={write}>
      <ListWithPanel
        panel={
          openedId === null ? null : (
            <CampaignPanel key={openedId} campaignId={openedId} onClose={() => setOpened(null)} />
          )
        }
      >
        <ViewTabs
          label="Campaigns"
          views={[
            { view: "all", label: "All" },
            { view: "draft", label: "Drafts", ...counted(counts?.drafts) },
            { view: "sending", label: "Sending", ...counted(counts?.sending) },
            { view: "sent", label: "Sent", ...counted(counts?.sent) },
          ]}
          current={status ?? "all"}
          onChange={(next) => {
            setView(next === "all" ? null : next);
          }}
        />
        <ServerGrid
          noun="campaigns"
          columns={columns}
          {...list}
          query={{ ...query, sortBy: null }}
          onQueryChange={setQuery}
          empty={
            status === null
              ? {
                  title: "No campaigns yet",
                  text: "Write to all clients at once, or to those with a tag, a plan or a recent booking: a closed day, a new league, an offer.",
                }
              : { title: "Nothing here", text: "No campaign has this state." }
          }
          columnVisibility={{ created_by_name: openedId === null && !isTablet, kind: openedId === null }}
          openRowId={openedId}
          onRowOpen={(row) => (row.status === "draft" ? onEdit(row.id) : setOpened(row.id))}
          renderCard={(row) => <CampaignCard campaign={row} />}
        />
      </ListWithPanel>
    </Screen>
  );
}

/** Polls while a row is being sent, since there is no notification when the last mail has left. */
function useEndOfSending({ rows, onRetry }: Pick<List<CampaignRowFragment>, "rows" | "onRetry">): void {
  const isSending = rows.some(({ status }) => status === "sending");
  useEffect(() => {
    if (!isSending) return;
    const timer = setTimeout(onRetry, POLL_MS);
    return () => clearTimeout(timer);
  }, [isSending, onRetry]);
}

const counted = (page: { meta: { total: number | null } } | null | undefined) =>
  page?.meta.total == null ? {} : { count: page.meta.total };
