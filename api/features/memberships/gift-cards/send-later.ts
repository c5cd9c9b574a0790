import type { ApiDeps, Call } from "#api/call/call.ts";
import { inSystemCall } from "#api/call/system-call.ts";
import { inTenant } from "#api/db/transaction.ts";
import { invalidField } from "#api/errors/errors.ts";
import { queueMail } from "#api/features/messages/outbox/queue-mail.ts";
import { tenantOf } from "#api/tenancy/tenant.ts";
import { dayBefore } from "#api/time/calendar.ts";
import { localeText, localTextIn } from "#api/time/instants.ts";
import { venueZone } from "#api/time/zone.ts";
import { changeGiftCard, dueGiftCards, lockGiftCard } from "./queries.ts";

/** Codes are mailed from this time of their day, in the company's time zone. */
const SENT_FROM = "09:00";
const AT_A_TIME = 100;

/** The last day whose codes are due by now, in the company's current time zone. */
export function lastDayToSend(timezone: string | null, now: Temporal.Instant): string {
  const [today = "", time = ""] = localTextIn(venueZone(null, timezone), now).split("T");
  return time >= SENT_FROM ? today : dayBefore(today);
}

/** The last day to which a code bought today can be deferred: at most a year ahead, and before the card expires. */
export function lastSendDay(today: string, expiresOn: string | null): string {
  const inAYear = Temporal.PlainDate.from(today).add({ years: 1 }).toString();
  const last = expiresOn === null ? inAYear : dayBefore(expiresOn);
  return last < inAYear ? last : inAYear;
}

/** The day a code is deferred to; null where it is mailed at once. */
export const laterDay = (sendOn: string | null | undefined, today: string): string | null =>
  sendOn && sendOn > today ? sendOn : null;

export function refuseSendDay(
  { tenant }: Pick<Call, "tenant">,
  sendOn: string | null | undefined,
  { today, expiresOn }: { today: string; expiresOn: string | null },
): void {
  if (!sendOn) return;
  if (sendOn < today) throw invalidField("send_on", "Choose today or a later day.");
  const last = lastSendDay(today, expiresOn);
  if (sendOn > last) throw invalidField("send_on", `Choose a day until ${dayText(last, tenant.locale)}.`);
}

/** "14 February 2028": a date does not depend on the time zone. */
export const dayText = (date: string, locale: string): string =>
  localeText({ locale, timezone: "UTC" }, Temporal.Instant.from(`${date}T12:00:00Z`), {
    day: "numeric",
    month: "long",
    year: "numeric",
  });

/** Mails the codes that are due, each once; voided or redeemed cards are never mailed. */
export async function sendDueGiftCards(deps: ApiDeps, tenantId: string): Promise<number> {
  const ids = await inTenant(deps.db, tenantId, async (trx) => {
    const { timezone } = await tenantOf(trx, tenantId);
    return dueGiftCards(trx, tenantId, { until: lastDayToSend(timezone, deps.clock.now()), most: AT_A_TIME });
  });
  for (const id of ids) {
    await inSystemCall(deps, tenantId, "confirmGiftCardPurchase", async (call) => {
      const card = await lockGiftCard(call.db, tenantId, id);
      if (card?.state !== "active" || card.sent_at !== null) return;
      await changeGiftCard(call.db, tenantId, id, { sent_at: call.now });
      await queueMail(call, "gift_card", { gift_card_id: id });
    });
  }
  return ids.length;
}
