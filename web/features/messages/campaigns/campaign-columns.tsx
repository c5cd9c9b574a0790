import type { GridColDef } from "@mui/x-data-grid";
import type { Venue } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import type { CampaignRowFragment } from "./communications.generated.ts";
import { CAMPAIGN_LOOKS, kindText, recipientsText } from "./format-campaign.ts";

/** Columns of the list, in the venue's formats. */
export const campaignColumns = (venue: Venue | undefined): readonly GridColDef<CampaignRowFragment>[] => [
  { field: "subject", headerName: "Subject", flex: 3, minWidth: 160, sortable: false },
  {
    field: "status",
    headerName: "Status",
    width: 116,
    sortable: false,
    renderCell: ({ row }) => <CampaignChip campaign={row} />,
  },
  { field: "kind", headerName: "Kind", width: 112, sortable: false, valueGetter: (_value, row) => kindText(row) },
  {
    field: "recipients",
    headerName: "Recipients",
    width: 116,
    sortable: false,
    valueGetter: (_value, row) => recipientsText(row),
  },
  { field: "created_by_name", headerName: "Written by", flex: 1, minWidth: 120, sortable: false },
  {
    field: "at",
    headerName: "Sent, or written",
    width: 168,
    sortable: false,
    valueGetter: (_value, row) => campaignMoment(row, venue),
  },
];

export function CampaignChip({ campaign: { status } }: { campaign: Pick<CampaignRowFragment, "status"> }) {
  const { tone, icon, label } = CAMPAIGN_LOOKS[status];
  return (
    <StateChip tone={tone} icon={icon}>
      {label}
    </StateChip>
  );
}

export const campaignMoment = (
  { started_at, created_at }: Pick<CampaignRowFragment, "started_at" | "created_at">,
  venue: Venue | undefined,
): string => formatMoment(started_at ?? created_at, venue, Date.now());
