import { deliverMail } from "#api/work/start-work.ts";
import type { Ask, Platform, Venue } from "#tests/support/venue.ts";
import { bayId, serviceId } from "../support.ts";

/** Bay 1 on four Tuesdays at 18:00 from 11 May 2027, for a guest. */
export function tuesdays(venue: Venue, changes: Record<string, unknown> = {}) {
  return {
    service_id: serviceId(venue),
    location_id: venue.locationId,
    resource_id: bayId(venue),
    party_size: 2,
    guest: { first_name: "Robin", last_name: "Lee", email: "robin@guest.test" },
    start: "18:00",
    duration_minutes: 60,
    from: "2027-05-11",
    count: 4,
    ...changes,
  };
}

export async function bookSeries(ask: Ask, body: unknown) {
  const reply = await ask("createBookingSeries", { body });
  if (reply.status !== 201)
    throw new Error(`createBookingSeries answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  return reply.body;
}

export const walls = (bookings: readonly { local_start: string }[]) =>
  bookings.map(({ local_start }) => local_start.slice(5, 16));

/** Delivers a company's unsent mails and returns them. */
export async function sentMails(platform: Platform, { tenantId }: Venue) {
  const sent: { subject: string; text: string; calendar?: { content: string } }[] = [];
  const mailer = { send: async (mail: (typeof sent)[number]) => void sent.push(mail), close: () => undefined };
  const waiting = await platform.admin
    .selectFrom("outbox")
    .where("tenant_id", "=", tenantId)
    .where("sent_at", "is", null)
    .orderBy("id")
    .select("id")
    .execute();
  for (const { id } of waiting) {
    const deps = { ...platform.deps, mailer, mailFrom: "no-reply@venue.test" };
    await deliverMail(deps, { tenant_id: tenantId, outbox_id: id });
  }
  return sent;
}
