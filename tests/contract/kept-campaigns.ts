import type { Kept } from "./kept-writes.ts";

const AUDIENCE = {
  search: "nell",
  tag_ids: [],
  match: "all",
  last_booking_start: "2027-01-01",
  last_booking_end: "2027-03-31",
  membership_status: "past_due",
  membership_plan_id: 7,
  membership_plan_name: "Club",
};
const TEXT = { subject: "Winter league", body: "Hello {{first_name}}", marketing: true, audience: AUDIENCE };

/** Campaigns and marketing consent. */
export const CAMPAIGNS_TRIED: Record<string, Kept> = {
  createCampaign: { sent: () => ({ body: TEXT }), again: (_, id) => ["campaign", { params: { id } }] },
  updateCampaign: {
    sent: ({ campaign }) => ({ params: { id: campaign }, body: { ...TEXT, subject: "Spring league" } }),
    again: (_, id) => ["campaign", { params: { id } }],
  },
  updateMarketingConsent: {
    sent: ({ client }) => ({ params: { id: client }, body: { state: "unsubscribed" } }),
    again: ({ client }) => ["marketingConsent", { params: { id: client } }],
  },
  updateOwnMarketingConsent: {
    sent: () => ({ body: { state: "agreed" } }),
    again: () => ["ownMarketingConsent", {}],
    by: "client",
  },
};
