import type { Venue } from "#web/tenant/venue.ts";
import { formatMoment } from "#web/time/format.ts";
import type { MailLineFragment } from "./mail.generated.ts";
import { SendAgain } from "./SendAgain.tsx";

interface MailItemProps {
  message: MailLineFragment;
  venue: Venue | undefined;
  now: number;
}

/** One mail in a list: when, what, where it went, and why it did not arrive. One that was given up can be sent again. */
export function MailItem({ message, venue, now }: MailItemProps) {
  const { id, subject, resend_to, resend_refusal } = message;
  const at = message.sent_at ?? message.queued_at;
  const delivery = deliveryText(message);
  return (
    <li>
      <time dateTime={at}>{formatMoment(at, venue, now)}</time>
      <div>
        {subject}
        {delivery ? <small>{delivery}</small> : null}
        {resend_refusal ? <small>{resend_refusal}</small> : null}
        {resend_to ? <SendAgain messageId={id} address={resend_to} /> : null}
      </div>
    </li>
  );
}

/** "to ava@mail.example" */
function deliveryText({ state, sent_to, failure }: MailLineFragment): string {
  const to = sent_to ? ` to ${sent_to}` : "";
  const why = failure ? `: ${failure}` : "";
  if (state === "sent") return to.trim();
  if (state === "waiting") return `on its way${to}`;
  return state === "retrying" ? `not delivered yet${to}, retried automatically${why}` : `not delivered${to}${why}`;
}
