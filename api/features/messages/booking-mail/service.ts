import { z } from "zod";
import { derivedToken } from "#api/auth/tokens.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import type { BookingMail } from "#api/features/bookings/bookings/booking-mail.ts";
import type { Compose, ComposeDeps } from "#api/mail/composing.ts";
import { isBefore, utcText } from "#api/time/instants.ts";
import { mailFacts, partyFacts, seriesFacts, standingBays, statesOf } from "./queries.ts";
import { composeBookingMail } from "./templates.ts";

const Times = { start_time: z.string(), end_time: z.string() };
const Payload = z.object({
  booking_id: z.int(),
  ...Times,
  previous: z.object(Times).optional(),
  group_id: z.int().optional(),
  members: z.array(z.int()).optional(),
  series: z.array(z.int()).optional(),
  message: z.string().optional(),
});

const composeOf =
  (kind: BookingMail): Compose =>
  async (deps, trx, { tenant_id, outbox_id, payload: given }, now) => {
    const payload = Payload.parse(given);
    const facts = await factsOf(trx, payload);
    if (!facts?.email) return null;
    const dates = payload.series ? await seriesFacts(trx, payload.series) : [];
    const isOfOne = payload.group_id === undefined && dates.length < 2;
    // The link of a single bay or date must not pass for one to all of them.
    const manageUrl = isOfOne ? manageUrlOf(deps, tenant_id, facts) : null;
    const standing = kind === "booking_cancelled" ? await standingBays(trx, payload.booking_id) : [];
    const still_booked = standing.map(({ name, manage_nonce }) => ({
      name,
      url: manageUrlOf(deps, tenant_id, { manage_nonce, slug: facts.slug }),
    }));
    const occasion = {
      kind,
      outboxId: outbox_id,
      payload,
      manageUrl,
      still_booked,
      dates: dates.map((date) => ({ ...date, url: manageUrlOf(deps, tenant_id, { ...date, slug: facts.slug }) })),
      sender: deps.mailFrom,
      now,
      site: deps.siteUrl(facts.slug),
    };
    const mail = await composeBookingMail(facts, facts.email, occasion);
    return facts.client_id === null ? mail : { ...mail, clientId: facts.client_id };
  };

/** Composers of the booking mails, by their kind in the outbox. */
export const bookingMails: Record<BookingMail, Compose> = {
  booking_confirmed: composeOf("booking_confirmed"),
  booking_moved: composeOf("booking_moved"),
  booking_cancelled: composeOf("booking_cancelled"),
  booking_restored: composeOf("booking_restored"),
  booking_wall_time_kept: composeOf("booking_wall_time_kept"),
  booking_reads_anew: composeOf("booking_reads_anew"),
};

/**
 * Why a mail that waited for days is not to leave any more; null while what it says is true and still ahead, be it the last date of
 * a weekly series alone. That a booking was cancelled is worth knowing after its time too.
 */
export async function whyOutdated(
  trx: TenantTransaction,
  { kind, payload }: { kind: BookingMail; payload: unknown },
  now: Temporal.Instant,
): Promise<string | null> {
  const { booking_id, start_time, end_time, members, series } = Payload.parse(payload);
  const about = await statesOf(trx, [booking_id, ...(series ?? members ?? [])]);
  const first = about.find(({ id }) => id === booking_id);
  if (!first) return "The booking no longer exists.";
  if (kind === "booking_cancelled") {
    const isCancelled = about.every(({ status }) => status === "cancelled");
    return isCancelled ? null : "The booking stands again, so this mail is no longer true.";
  }
  if (about.every((booking) => !isBefore(now, booking.start_time))) {
    return "The time of the booking has passed, so this mail would come too late.";
  }
  if (about.some(({ status }) => status === "cancelled")) {
    return "The booking has been cancelled since, so this mail is no longer true.";
  }
  const isUnmoved = utcText(first.start_time) === start_time && utcText(first.end_time) === end_time;
  return isUnmoved ? null : "The booking has been moved since, so this mail is no longer true.";
}

async function factsOf(trx: TenantTransaction, { booking_id, group_id, members }: z.infer<typeof Payload>) {
  const facts = await mailFacts(trx, booking_id);
  const party = group_id === undefined ? undefined : await partyFacts(trx, group_id, members);
  return facts && { ...facts, ...party };
}

function manageUrlOf(
  { secretKeys, siteUrl }: ComposeDeps,
  tenantId: string,
  { manage_nonce, slug }: { manage_nonce: Buffer | null; slug: string },
): string | null {
  if (!manage_nonce) return null;
  const token = derivedToken(secretKeys, { tenantId, kind: "manage", nonce: manage_nonce });
  return `${siteUrl(slug)}/book/manage#${token}`;
}
