import { styled } from "@mui/material/styles";
import { useVenues } from "#web/tenant/venue.ts";
import { CampaignChip, campaignMoment } from "./campaign-columns.tsx";
import type { CampaignRowFragment } from "./communications.generated.ts";
import { kindText, recipientsText } from "./format-campaign.ts";

/** A campaign on a phone. */
export function CampaignCard({ campaign }: { campaign: CampaignRowFragment }) {
  const { venue } = useVenues();
  const parts = [
    kindText(campaign),
    ...(campaign.recipient_count === null ? [] : [recipientsText(campaign)]),
    campaignMoment(campaign, venue),
  ];
  return (
    <Card>
      <span>
        <b>{campaign.subject}</b>
        <small>{parts.join(" · ")}</small>
      </span>
      <CampaignChip campaign={campaign} />
    </Card>
  );
}

const Card = styled("span")({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: 12,
  "& > span:first-of-type": { minWidth: 0 },
  "& b": { display: "block", fontSize: 14, lineHeight: "20px", fontWeight: 500, overflowWrap: "anywhere" },
  "& small": { display: "block", fontSize: 13, lineHeight: "20px" },
});
