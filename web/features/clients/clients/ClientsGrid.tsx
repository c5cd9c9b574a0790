import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { filterArguments, filterChips, NO_FILTERS, toggledBy } from "#web/features/clients/shared/client-filters.ts";
import { ClientFilterFields } from "#web/features/clients/shared/ClientFilterFields.tsx";
import { useSoldPlansQuery } from "#web/features/memberships/shared/membership.generated.ts";
import { CsvButton } from "#web/screen/CsvButton.tsx";
import type { List } from "#web/screen/use-list.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PHONE } from "#web/theme/theme.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { LabelFromTablet } from "#web/ui/button/LabelFromTablet.tsx";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import type { ListQuery } from "#web/ui/grid/list-query.ts";
import { MoreFilters } from "#web/ui/grid/MoreFilters.tsx";
import { ServerGrid } from "#web/ui/grid/ServerGrid.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Initials } from "#web/ui/text/Initials.tsx";
import { clientColumns } from "./client-columns.tsx";
import type { ClientRowFragment } from "./clients.generated.ts";
import type { ClientFiltersUrl } from "./filters/use-client-filters.ts";
import { addressOf } from "./format-client.ts";
import { MergeSelected, useMerging } from "./merge/ClientMerging.tsx";
import { TagLine } from "./tags/TagLine.tsx";
import { TagPicker } from "./tags/TagPicker.tsx";
import { useTagListQuery } from "./tags/tags.generated.ts";
import type { TaggedClient } from "./tags/use-tag-changes.ts";

interface ClientsGridProps {
  url: ClientFiltersUrl;
  list: List<ClientRowFragment>;
  query: ListQuery;
  onQueryChange: (query: ListQuery) => void;
  openedId: number | null;
  onOpen: (id: number) => void;
  onTags: () => void;
}

const NO_SELECTION: ReadonlySet<number | string> = new Set();

/** The matching clients with filters, export and bulk actions. */
export function ClientsGrid({ url, list, query, onQueryChange, openedId, onOpen, onTags }: ClientsGridProps) {
  const { filters, change } = url;
  const [selectedIds, setSelectedIds] = useState(NO_SELECTION);
  const { data } = useTagListQuery();
  const { venue } = useVenues();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const refusal = useRefusal("clients.write");
  const exportRefusal = useRefusal("clients.export");
  const columns = useMemo(() => clientColumns(venue), [venue]);
  const tags = data?.tags ?? [];
  const { data: sold } = useSoldPlansQuery();
  const plans = (sold?.membershipPlans?.data ?? []).filter(({ is_gift_card }) => !is_gift_card);
  const chips = filterChips(filters, { tags, plans }, venue ?? PLAIN_FORMATS);
  const isBeside = openedId !== null;
  const selected = list.rows.filter(({ id }) => selectedIds.has(id));
  const merging = useMerging();
  return (
    <ServerGrid
      noun="clients"
      columns={columns}
      {...list}
      query={query}
      onQueryChange={onQueryChange}
      searchLabel="Name, email, phone"
      filters={isPhone ? chips.filter(({ isOn }) => isOn) : chips}
      onFilterToggle={(key) => change(toggledBy(key, filters))}
      onClearFilters={() => change(NO_FILTERS)}
      empty={{ title: "No clients yet", text: "Add the first one, or let them book online." }}
      columnVisibility={{ created_at: !isBeside, tags: !isBeside }}
      tools={
        <>
          <RefusableButton startIcon={<Icon name="tag" size={14} />} onClick={onTags}>
            <LabelFromTablet>Tags</LabelFromTablet>
          </RefusableButton>
          <RefusableButton startIcon={<Icon name="people" size={14} />} onClick={merging.showDuplicates}>
            <LabelFromTablet>Duplicates</LabelFromTablet>
          </RefusableButton>
          <CsvButton
            path="/api/v1/clients/export"
            filters={{ search: query.search, ...filterArguments(filters) }}
            rowCount={list.total}
            refusal={exportRefusal}
          />
          <MoreFilters count={isPhone ? chips.filter(({ isOn }) => isOn).length : 0} onOpen={() => undefined}>
            <ClientFilterFields filters={filters} tags={tags} plans={plans} onChange={change} />
          </MoreFilters>
        </>
      }
      selectedIds={selectedIds}
      onSelectedIdsChange={setSelectedIds}
      bulkActions={
        <>
          <TagSelected clients={selected} refusal={refusal} />
          <MergeSelected clients={selected} onMerge={merging.compare} />
        </>
      }
      openRowId={openedId}
      onRowOpen={({ id }) => onOpen(id)}
      renderCard={(client) => <ClientCard client={client} />}
    />
  );
}

interface TagSelectedProps {
  clients: readonly TaggedClient[];
  refusal: string | undefined;
}

/** Tags all selected rows at once. */
function TagSelected({ clients, refusal }: TagSelectedProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <RefusableButton
        variant="text"
        startIcon={<Icon name="tag" size={14} />}
        refusal={refusal}
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Tag
      </RefusableButton>
      {anchor ? <TagPicker clients={clients} anchor={anchor} onClose={() => setAnchor(null)} /> : null}
    </>
  );
}

/** A client on a phone: name and contact details. */
function ClientCard({ client }: { client: ClientRowFragment }) {
  return (
    <Card>
      <Initials name={client.name} />
      <span>
        <b>{client.name}</b>
        <small>{[client.phone, addressOf(client)].filter(Boolean).join(" · ")}</small>
        <TagLine tags={client.tags} />
      </span>
    </Card>
  );
}

const Card = styled("span")({
  display: "flex",
  alignItems: "center",
  gap: 12,
  "& > span:last-of-type": { minWidth: 0 },
  "& b": { display: "block", fontSize: 14, lineHeight: "20px", fontWeight: 500 },
  "& small": { display: "block", fontSize: 13, lineHeight: "20px", overflowWrap: "anywhere" },
});
