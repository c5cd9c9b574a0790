import type { Handlers } from "#api/call/call.ts";
import { bookingMessages, clientMessages, resendMail } from "#api/features/messages/campaigns/client-messages.ts";
import {
  mailSubscription,
  marketingConsent,
  ownMarketingConsent,
  unsubscribe,
  updateMarketingConsent,
  updateOwnMarketingConsent,
} from "#api/features/messages/campaigns/consent.ts";
import { previewCampaign } from "#api/features/messages/campaigns/preview.ts";
import {
  campaignAudience,
  sendCampaign,
  sendCampaignNow,
  sendTestCampaign,
} from "#api/features/messages/campaigns/send.ts";
import {
  campaign,
  campaignAnalytics,
  campaigns,
  createCampaign,
  deleteCampaign,
  updateCampaign,
} from "#api/features/messages/campaigns/service.ts";
import type { communicationOperations } from "#schema/messages/campaigns/operations.ts";

export const communicationRoutes: Handlers<typeof communicationOperations> = {
  previewCampaign: (call, { body }) => previewCampaign(call, body),
  campaignAudience: (call, { body }) => campaignAudience(call, body),
  sendTestCampaign: (call, { body }) => sendTestCampaign(call, body),
  campaigns: (call, { query }) => campaigns(call, query),
  campaign: (call, { params }) => campaign(call, params.id),
  createCampaign: (call, { body }) => createCampaign(call, body),
  updateCampaign: (call, { params, body }) => updateCampaign(call, params.id, body),
  deleteCampaign: (call, { params, query }) => deleteCampaign(call, params.id, query.version),
  sendCampaign: (call, { params, body }) => sendCampaign(call, params.id, body),
  sendCampaignNow: (call, { body }) => sendCampaignNow(call, body),
  campaignAnalytics: (call, { params }) => campaignAnalytics(call, params.id),
  clientMessages: (call, { params, query }) => clientMessages(call, params.id, query),
  bookingMessages: (call, { params }) => bookingMessages(call, params.id),
  resendMail: (call, { params }) => resendMail(call, params.id),
  marketingConsent: (call, { params }) => marketingConsent(call, params.id),
  updateMarketingConsent: (call, { params, body }) => updateMarketingConsent(call, params.id, body),
  ownMarketingConsent: (call) => ownMarketingConsent(call),
  updateOwnMarketingConsent: (call, { body }) => updateOwnMarketingConsent(call, body),
  mailSubscription: (call, { params }) => mailSubscription(call, params.token),
  unsubscribe: (call, { params }) => unsubscribe(call, params.token),
};
