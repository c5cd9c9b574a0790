import type { Call } from "#api/call/call.ts";
import { mailLogo } from "#api/mail/mail-layout.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { localTextIn } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import type { CampaignPreview, PreviewCampaignInput, SampleRecipient } from "#schema/messages/campaigns/models.ts";
import { fieldValues } from "./field-values.ts";
import { renderCampaign, type FieldValues } from "./render.ts";

/** Unsubscribe link of a preview: the page without a token. */
export const SAMPLE_UNSUBSCRIBE = "/unsubscribe";
/** How far ahead the sample membership renews. */
const SAMPLE_RENEWAL_HOURS = 720;
const SAMPLE = { first_name: "Alex", last_name: "Morgan", membership_plan: "Club" };

/** Fills in the fields with a sample person, except for what is known. */
export function sampleValues(
  tenant: Pick<Tenant, "name" | "locale" | "timezone">,
  known: SampleRecipient,
  { now, url }: { now: Temporal.Instant; url: string },
): FieldValues {
  const renews = now.add({ hours: SAMPLE_RENEWAL_HOURS });
  const renewal_date = localTextIn(venueZone(null, tenant.timezone), renews).slice(0, 10);
  const recipient = {
    first_name: known.first_name || SAMPLE.first_name,
    last_name: known.last_name || SAMPLE.last_name,
    membership_plan: known.membership_plan || SAMPLE.membership_plan,
    renewal_date,
  };
  return fieldValues({ name: tenant.name, locale: tenant.locale, url }, recipient);
}

export async function previewCampaign(call: Call, input: PreviewCampaignInput): Promise<CampaignPreview> {
  const { tenant, now } = call;
  const url = call.deps.siteUrl(tenant.slug);
  const values = sampleValues(tenant, input.sample_recipient ?? {}, { now, url });
  return renderCampaign(input, values, {
    company: tenant.name,
    logo: mailLogo(tenant.logo, url),
    unsubscribeUrl: input.marketing ? `${url}${SAMPLE_UNSUBSCRIBE}` : null,
  });
}
