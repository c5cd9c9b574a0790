import type { CampaignStatus, SkipReason } from "#web/apollo/schema-types.generated.ts";
import type { Look } from "#web/ui/state/look.ts";
import { countText } from "#web/ui/text/count-text.ts";

export const CAMPAIGN_LOOKS: Record<CampaignStatus, Look> = {
  draft: { tone: "grey", icon: "edit", label: "Draft" },
  sending: { tone: "blue", icon: "hourglass", label: "Sending" },
  sent: { tone: "green", icon: "check-circle", label: "Sent" },
};

interface Campaign {
  marketing: boolean;
  recipient_count: number | null;
}

export const kindText = ({ marketing }: Pick<Campaign, "marketing">): string =>
  marketing ? "Marketing" : "Information";

/** "128 clients" */
export const recipientsText = ({ recipient_count }: Pick<Campaign, "recipient_count">): string =>
  recipient_count === null ? "–" : clientsText(recipient_count);

export const clientsText = (count: number): string => countText(count, "client");

const SKIP_TEXTS: Record<SkipReason, string> = {
  no_address: "no email address",
  not_agreed: "did not agree to marketing mail",
  unsubscribed: "unsubscribed",
  no_membership: "no membership, which the text names",
  no_renewal: "no membership that renews, whose day the text names",
  same_address: "share an address with a client who gets it",
  gone: "erased before it was sent",
};

/** "7: no email address" */
export const skippedLines = (skipped: readonly { reason: SkipReason; count: number }[]) =>
  skipped.map(({ reason, count }) => ({ reason, count, text: SKIP_TEXTS[reason] }));

/** "tried 3 times" */
export const triedText = ({ is_given_up, tries }: { is_given_up: boolean; tries: number }): string => {
  if (is_given_up) return `given up after ${countText(tries, "try", "tries")}`;
  return tries === 1 ? "tried once" : `tried ${tries} times`;
};
