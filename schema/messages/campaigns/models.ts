import { z } from "zod";
import { ClientFilters, SavedClientFilters } from "#schema/clients/clients/filter-models.ts";
import { pageOf, Version } from "#schema/shared/paging.ts";
import { lineText, proseText } from "#schema/shared/text.ts";
import { Instant } from "#schema/shared/time.ts";
import { templateProblem } from "./merge-fields.ts";

export const CampaignStatus = z.enum(["draft", "sending", "sent"]).meta({
  id: "CampaignStatus",
  description:
    "draft: it can be changed, sent and deleted; sending: it is being sent to its recipients, and pauses while the company is locked; sent: each recipient's email was handed over or attempted",
});
export type CampaignStatus = z.infer<typeof CampaignStatus>;

export const CampaignAction = z.enum(["edit", "send", "delete"]).meta({
  id: "CampaignAction",
  description:
    "What the caller can do with a campaign. edit: change it; send: send it to its audience; delete: delete it",
});

export const SkipReason = z
  .enum(["no_address", "not_agreed", "unsubscribed", "no_membership", "no_renewal", "same_address", "gone"])
  .meta({
    id: "SkipReason",
    description:
      "Why somebody in the audience gets no mail. no_address: no email address is known; not_agreed: never agreed to marketing mail; unsubscribed: does not want marketing mail, or shares the address with a client who does not; no_membership: has no membership, which the text names; no_renewal: has no membership that renews, whose day the text names; same_address: has the address of another client who gets it, and the text tells of nobody's own membership; gone: was erased before it was sent",
  });
export type SkipReason = z.infer<typeof SkipReason>;

export const SkippedClients = z
  .object({ reason: SkipReason, count: z.int().describe("How many") })
  .meta({ id: "SkippedClients", description: "Those in an audience who get no email for one reason" });

const SUBJECT_MAX = 150;
const BODY_MAX = 10_000;

/** Rejects a field that cannot be filled in, naming it and its line. */
const fillable = (text: string, context: z.core.$RefinementCtx<string>): void => {
  const problem = templateProblem(text);
  if (problem !== undefined) context.addIssue({ code: "custom", message: problem });
};

const subject = lineText()
  .min(1, "Enter a subject.")
  .max(SUBJECT_MAX, `Use at most ${SUBJECT_MAX} characters.`)
  .superRefine(fillable)
  .describe("The subject line; may contain fields such as {{first_name}}");
const body = proseText()
  .min(1, "Write the message.")
  .max(BODY_MAX, "Use at most 10,000 characters.")
  .superRefine(fillable)
  .describe("Text of the email; an empty line starts a paragraph; may contain fields such as {{first_name}}");
const marketing = z
  .boolean()
  .describe("Whether it is advertising: if so, it goes only to those who agreed to such email");

const seenCount = z
  .int()
  .min(0)
  .optional()
  .describe("The number of recipients that was shown; if it has changed since, nothing is sent");

export const Campaign = z
  .object({
    id: z.int().describe("Id"),
    subject: z.string().describe("The subject line"),
    body: z.string().describe("Text of the email"),
    marketing: z.boolean().describe("Whether it is advertising: if so, it goes only to those who agreed to such email"),
    audience: SavedClientFilters,
    status: CampaignStatus,
    chosen_count: z
      .int()
      .nullable()
      .describe("How many clients were in the audience when it was sent; null for a draft"),
    recipient_count: z.int().nullable().describe("How many of them an email was intended for; null for a draft"),
    created_by_name: z.string().describe("Who wrote it"),
    created_at: Instant.describe("When it was written"),
    started_by_name: z.string().nullable().describe("Who sent it; null for a draft"),
    started_at: Instant.nullable().describe("When it was sent; null for a draft"),
    allowed_actions: z.array(CampaignAction).describe("What the caller can do with it now"),
    version: Version,
  })
  .meta({ id: "Campaign", description: "An email to many clients" });
export type Campaign = z.infer<typeof Campaign>;

export const CampaignPage = pageOf("CampaignPage", Campaign, "campaigns");

const written = {
  subject,
  body,
  marketing,
  audience: ClientFilters.default({ tag_ids: [], match: "any" }).describe(
    "Filters for the client list; all clients if there are none",
  ),
};

export const CreateCampaignInput = z
  .object(written)
  .meta({ id: "CreateCampaignInput", description: "A new campaign, which stays a draft until it is sent" });
export type CreateCampaignInput = z.infer<typeof CreateCampaignInput>;

export const UpdateCampaignInput = z
  .object({
    version: Version,
    subject: subject.optional(),
    body: body.optional(),
    marketing: marketing.optional(),
    audience: ClientFilters.optional().describe("Filters for the client list; all clients if there are none"),
  })
  .meta({ id: "UpdateCampaignInput", description: "The fields of a draft to change, and the version last read" });
export type UpdateCampaignInput = z.infer<typeof UpdateCampaignInput>;

export const SendCampaignInput = z
  .object({ version: Version, recipient_count: seenCount })
  .meta({ id: "SendCampaignInput", description: "The draft to send now, as last read" });
export type SendCampaignInput = z.infer<typeof SendCampaignInput>;

export const SendCampaignNowInput = z
  .object({ ...written, recipient_count: seenCount })
  .meta({ id: "SendCampaignNowInput", description: "A campaign that is sent as soon as it is created" });
export type SendCampaignNowInput = z.infer<typeof SendCampaignNowInput>;

export const SampleRecipient = z
  .object({
    first_name: lineText().max(100).optional().describe("First name"),
    last_name: lineText().max(100).optional().describe("Last name"),
    membership_plan: lineText().max(100).optional().describe("Plan of the membership"),
  })
  .meta({ id: "SampleRecipient", description: "A person to preview the text with; fields left out are made up" });
export type SampleRecipient = z.infer<typeof SampleRecipient>;

export const PreviewCampaignInput = z
  .object({ subject, body, sample_recipient: SampleRecipient.optional(), marketing })
  .meta({ id: "PreviewCampaignInput", description: "A campaign that is still being written" });
export type PreviewCampaignInput = z.infer<typeof PreviewCampaignInput>;

export const CampaignPreview = z
  .object({
    subject: z.string().describe("The subject line, filled in"),
    html: z.string().describe("The email as HTML, filled in; what was typed appears only as text"),
    text: z.string().describe("The email as plain text"),
  })
  .meta({ id: "CampaignPreview", description: "A campaign as one recipient would get it" });
export type CampaignPreview = z.infer<typeof CampaignPreview>;

export const SendTestInput = z
  .object({ subject, body, marketing })
  .meta({ id: "SendTestInput", description: "A campaign to send to oneself as a test" });
export type SendTestInput = z.infer<typeof SendTestInput>;

export const CampaignAudienceInput = z
  .object({
    audience: written.audience,
    marketing,
    subject: z
      .string()
      .max(SUBJECT_MAX)
      .default("")
      .describe("The subject; its fields determine who it can be filled in for"),
    body: z.string().max(BODY_MAX).default("").describe("The text; its fields determine who it can be filled in for"),
  })
  .meta({ id: "CampaignAudienceInput", description: "Who a campaign would go to" });
export type CampaignAudienceInput = z.infer<typeof CampaignAudienceInput>;

export const CampaignAudience = z
  .object({
    chosen_count: z.int().describe("How many clients match the filters"),
    recipient_count: z.int().describe("How many of them would get an email"),
    skipped: z.array(SkippedClients).describe("The others, by reason"),
  })
  .meta({ id: "CampaignAudience", description: "How many clients a campaign would reach now" });
export type CampaignAudience = z.infer<typeof CampaignAudience>;

export const CampaignFailure = z
  .object({
    message_id: z.int().describe("The email; resendMail sends it again once it is given up"),
    client_id: z.int().describe("Client"),
    name: z.string().describe("First and last name"),
    reason: z.string().describe("The mail server's response to the last attempt"),
    tries: z.int().describe("Number of attempts"),
    is_given_up: z.boolean().describe("Whether it is no longer retried automatically"),
    resend_to: z
      .string()
      .nullable()
      .describe("Where resendMail would send it: the client's present address; null unless it is given up"),
  })
  .meta({ id: "CampaignFailure", description: "A recipient whose email has not been accepted yet" });

export const CampaignAnalytics = z
  .object({
    campaign_id: z.int().describe("Campaign"),
    status: CampaignStatus,
    chosen_count: z.int().describe("How many clients were in the audience"),
    recipient_count: z.int().describe("How many of them an email was intended for"),
    sent_count: z.int().describe("How many emails the mail server accepted"),
    waiting_count: z.int().describe("How many have not been attempted yet"),
    failed_count: z.int().describe("How many have failed so far; most are retried"),
    skipped: z.array(SkippedClients).describe("Those in the audience who get no email, by reason"),
    unsubscribed_count: z
      .int()
      .describe("How many people have unsubscribed since they got it; clients with one address count once"),
    failures: z.array(CampaignFailure).describe("The recipients whose email has failed so far; at most 100"),
  })
  .meta({ id: "CampaignAnalytics", description: "The results of a campaign; whether it is read is not measured" });
export type CampaignAnalytics = z.infer<typeof CampaignAnalytics>;

export const ClientMessageState = z.enum(["waiting", "retrying", "given_up", "outdated", "sent"]).meta({
  id: "ClientMessageState",
  description:
    "How far an email has come. waiting: it was sent again and is about to be tried; retrying: the mail server has refused it so far, and it is retried automatically; given_up: it is no longer retried; outdated: it is not sent any more, since it could not be delivered while it was true, or was held back; sent: the mail server accepted it",
});
export type ClientMessageState = z.infer<typeof ClientMessageState>;

export const ClientMessage = z
  .object({
    id: z.int().describe("Id"),
    kind: z.string().describe("What it is about, for example booking_confirmed or campaign"),
    subject: z.string().describe("The subject line"),
    state: ClientMessageState,
    sent_to: z.string().nullable().describe("Address it was sent to, or last tried at; null if it was not kept"),
    queued_at: Instant.describe("When it was written, or last sent again"),
    sent_at: Instant.nullable().describe("When the mail server accepted it; null until then"),
    failure: z.string().nullable().describe("Why it was not delivered so far; null if nothing failed"),
    campaign_id: z.int().nullable().describe("The campaign that it is part of; null for all other email"),
    resend_to: z
      .string()
      .nullable()
      .describe(
        "Where resendMail would send it: the recipient's present address; null unless it is given up and can be",
      ),
    resend_refusal: z
      .string()
      .nullable()
      .describe(
        "Why an email that was given up cannot be sent again, or one that is outdated is not sent; null otherwise",
      ),
  })
  .meta({
    id: "ClientMessage",
    description:
      "An email to a client, or to the guest of a booking, that was sent or failed; its text, which may contain links, is not kept",
  });
export type ClientMessage = z.infer<typeof ClientMessage>;

export const BookingMessages = z
  .object({
    booking_id: z.int().describe("Booking"),
    undelivered: z
      .array(ClientMessage)
      .describe(
        "The emails about it that have failed or were held back, and have not arrived since, newest first; at most 20",
      ),
  })
  .meta({ id: "BookingMessages", description: "The emails about a booking that its client or guest did not get" });
export type BookingMessages = z.infer<typeof BookingMessages>;

export const ClientMessagePage = pageOf("ClientMessagePage", ClientMessage, "messages");

export const MarketingState = z.enum(["not_asked", "agreed", "unsubscribed"]).meta({
  id: "MarketingState",
  description:
    "Whether a client gets marketing email. not_asked: never answered, and gets none; agreed: gets it; unsubscribed: does not want it",
});
export type MarketingState = z.infer<typeof MarketingState>;

export const ConsentSource = z.enum(["desk", "self", "link", "registration", "purchase", "import"]).meta({
  id: "ConsentSource",
  description:
    "How a client said it. desk: to somebody who works here; self: in their own profile; link: by the link in an email; registration: in the form in which they asked for an account; purchase: in the form in which a plan was bought online without signing in; import: in an imported file",
});

export const MarketingConsent = z
  .object({
    client_id: z.int().describe("Client"),
    state: MarketingState,
    source: ConsentSource.nullable().describe("How the last answer was given; null if there has been none"),
    changed_at: Instant.nullable().describe("When the last answer was given; null if there has been none"),
  })
  .meta({ id: "MarketingConsent", description: "Whether a client has agreed to marketing email" });
export type MarketingConsent = z.infer<typeof MarketingConsent>;

export const MarketingChoice = z.enum(["agreed", "unsubscribed"]).meta({
  id: "MarketingChoice",
  description: "A client's answer about marketing email. agreed: wants it; unsubscribed: does not want it",
});

export const UpdateMarketingConsentInput = z
  .object({ state: MarketingChoice })
  .meta({ id: "UpdateMarketingConsentInput", description: "A client's answer about marketing email from now on" });
export type UpdateMarketingConsentInput = z.infer<typeof UpdateMarketingConsentInput>;

export const MailSubscription = z
  .object({
    company: z.string().describe("The company that sends the email"),
    is_subscribed: z.boolean().describe("Whether marketing email is sent to the holder of the link"),
  })
  .meta({ id: "MailSubscription", description: "What an email's unsubscribe link unsubscribes from" });
export type MailSubscription = z.infer<typeof MailSubscription>;
