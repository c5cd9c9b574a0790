import type { Platform, Venue } from "#tests/support/venue.ts";
import type { PaperBook } from "./model.ts";

const bySomething = (one: string, other: string) => (one < other ? -1 : 1);

/** The whole content of the paper book, one line per item. */
export function writtenIn(book: PaperBook): string[] {
  const bookings = book.bookings
    .filter((one) => one.status === "cancelled" || book.isLive(one))
    .map(({ id, status, session, resource, from, to, seats }) =>
      [`booking ${id} ${status}`, session?.id ?? "-", resource ?? "-", from, to, seats].join(" "),
    );
  const sessions = book.sessions.map(({ id, status, from, resource, capacity }) =>
    [`class ${id} ${status}`, from, resource, capacity].join(" "),
  );
  const waits = book.waits.map(({ id, status, from }) => [`wait ${id} ${status}`, from].join(" "));
  const order = book.waits.filter(({ status }) => status === "waiting").map(({ id }) => id);
  return [...bookings, ...sessions, ...waits].toSorted(bySomething).concat(`order ${order.join(" ")}`);
}

/** The same lines, read from the product's tables. */
export async function keptBy({ admin, clock }: Platform, { tenantId }: Venue): Promise<string[]> {
  const now = clock.now().epochMilliseconds;
  const ms = (instant: Temporal.Instant) => instant.epochMilliseconds;
  const [bookings, sessions, waits] = await Promise.all([
    admin.selectFrom("bookings").where("tenant_id", "=", tenantId).selectAll().execute(),
    admin.selectFrom("class_sessions").where("tenant_id", "=", tenantId).selectAll().execute(),
    admin.selectFrom("waitlist_entries").where("tenant_id", "=", tenantId).orderBy("position").selectAll().execute(),
  ]);
  const live = bookings.filter(({ expires_at }) => expires_at === null || ms(expires_at) >= now);
  const lines = [
    ...live.map((one) =>
      [
        `booking ${one.id} ${one.status}`,
        one.class_session_id ?? "-",
        one.resource_id ?? "-",
        ms(one.start_time),
        ms(one.end_time),
        one.party_size,
      ].join(" "),
    ),
    ...sessions.map((one) =>
      [`class ${one.id} ${one.status}`, ms(one.start_time), one.resource_id, one.capacity].join(" "),
    ),
    ...waits.map((one) => [`wait ${one.id} ${one.status}`, ms(one.start_time)].join(" ")),
  ];
  const order = waits.filter(({ status }) => status === "waiting").map(({ id }) => id);
  return lines.toSorted(bySomething).concat(`order ${order.join(" ")}`);
}
