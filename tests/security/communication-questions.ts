import { deliverCampaigns, giveUpMail, unsubscribeToken } from "#tests/features/messages/campaigns/support.ts";
import type { Person, Platform, Question, Venue } from "#tests/support/venue.ts";
import type { Ids } from "./one-of-each.ts";

const TEXT = { subject: "Closed on Monday", body: "Hello {{first_name}}", marketing: false };

/** A valid question for every operation on mail to clients, with these ids. */
export const COMMUNICATION_QUESTIONS = {
  previewCampaign: () => ({ body: TEXT }),
  campaignAudience: () => ({ body: { audience: {}, marketing: false } }),
  sendTestCampaign: () => ({ body: TEXT }),
  campaigns: () => ({}),
  campaign: ({ campaign }) => ({ params: { id: campaign } }),
  createCampaign: () => ({ body: TEXT }),
  updateCampaign: ({ campaign }) => ({ params: { id: campaign }, body: { version: 1, subject: "Open on Monday" } }),
  deleteCampaign: ({ campaign }) => ({ params: { id: campaign } }),
  sendCampaign: ({ campaign }) => ({ params: { id: campaign }, body: { version: 1 } }),
  sendCampaignNow: () => ({ body: TEXT }),
  campaignAnalytics: ({ campaign }) => ({ params: { id: campaign } }),
  clientMessages: ({ client }) => ({ params: { id: client } }),
  bookingMessages: ({ booking }) => ({ params: { id: booking } }),
  resendMail: ({ failedMail }) => ({ params: { id: failedMail } }),
  marketingConsent: ({ client }) => ({ params: { id: client } }),
  updateMarketingConsent: ({ client }) => ({ params: { id: client }, body: { state: "agreed" } }),
  ownMarketingConsent: () => ({}),
  updateOwnMarketingConsent: () => ({ body: { state: "agreed" } }),
  mailSubscription: ({ unsubscribeToken: token }) => ({ params: { token } }),
  unsubscribe: ({ unsubscribeToken: token }) => ({ params: { token } }),
} satisfies Record<string, (ids: Ids) => Question>;

/** A draft campaign, sent only where a test does so. */
export async function fillCampaigns({ ask }: Person) {
  return { campaign: (await ask("createCampaign", { body: TEXT })).body.id as number };
}

interface Side {
  venue: Venue;
  people: { owner: Person };
  ids: Pick<Ids, "client" | "failedMail" | "payment" | "unsubscribeToken">;
}

/** Prerequisites for a link to unsubscribe, and for a mail to send again. */
export const afterMail = (platform: () => Platform) => ({
  async resendMail({ venue, people, ids }: Side) {
    const [client] = (await people.owner.ask("clientsByIds", { query: { ids: [ids.client] } })).body;
    await people.owner.ask("mailReceipt", { params: { id: ids.payment }, body: { email: client.email } });
    ids.failedMail = await giveUpMail(platform(), venue, "receipt");
  },
  mailSubscription: (side: Side) => sendMarketingMail(platform(), side),
  unsubscribe: (side: Side) => sendMarketingMail(platform(), side),
});

/** Sends the client a marketing mail with an unsubscribe link. */
async function sendMarketingMail(platform: Platform, { venue, people, ids }: Side): Promise<void> {
  const { ask } = people.owner;
  await ask("updateMarketingConsent", { params: { id: ids.client }, body: { state: "agreed" } });
  await ask("sendCampaignNow", { body: { ...TEXT, marketing: true } });
  const mails = await deliverCampaigns(platform, venue);
  const [mail] = mails.filter(({ headers }) => headers !== undefined);
  ids.unsubscribeToken = unsubscribeToken(mail ?? { html: "" });
}
