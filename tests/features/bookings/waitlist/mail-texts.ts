import { waitlistMails } from "#api/features/messages/booking-mail/waitlist.ts";
import { sendQueuedMail } from "#api/features/messages/outbox/service.ts";
import type { Mail } from "#api/mail/mailer.ts";
import type { Platform, Venue } from "#tests/support/venue.ts";

/** What the mails of this kind say, and to whom. */
export async function mailTextsOf(
  { admin, deps }: Platform,
  venue: Venue,
  kind: keyof typeof waitlistMails,
): Promise<{ to: string; text: string }[]> {
  const { db, clock, secretKeys, siteUrl, limits } = deps;
  const rows = await admin
    .selectFrom("outbox")
    .where("tenant_id", "=", venue.tenantId)
    .where("kind", "=", kind)
    .orderBy("id")
    .select("id")
    .execute();
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => undefined };
  const delivery = { db, clock, mailer, secretKeys, siteUrl, limits, mailFrom: "desk@courts.test" };
  for (const { id } of rows) {
    await sendQueuedMail(
      delivery,
      { composers: waitlistMails, outdated: {} },
      { tenant_id: venue.tenantId, outbox_id: id },
    );
  }
  return sent.map(({ to, subject, text }) => ({ to: to.address, text: `${subject}\n${text}` }));
}
