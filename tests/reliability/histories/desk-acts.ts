import { guestNamed } from "#tests/features/bookings/waitlist/support.ts";
import { answerOf, instant, slotTimes, type Life } from "./life.ts";
import type { Booking, Session, Who } from "./model.ts";

export async function bookBay(life: Life, slot: number, bay: number, who: Who, seats: number) {
  const times = slotTimes(slot);
  // The fourth leaves the choice of bay to the product.
  const resource_id = life.bays[bay] ?? null;
  const expected = life.book.bookBay(times.from, times.to, { bay: resource_id, who });
  const free = life.book.freeBays(times.from, times.to);
  const body = { ...life.bayBody(times, seats), resource_id, ...life.byDesk(who) };
  const reply = await life.staff.ask("createBooking", { body });
  const isRight = reply.status !== 201 || free.includes(reply.body.resource_id);
  if (reply.status === 201) life.addBooking(reply.body.id, { ...times, resource: reply.body.resource_id, who, seats });
  return { expected, answered: isRight ? answerOf(reply) : `201 in bay ${reply.body.resource_id}, which is taken` };
}

export async function enrol(life: Life, session: Session | undefined, who: Who, seats: number) {
  if (!session) return null;
  const expected = life.book.bookSeats(session, seats, who);
  const body = { ...life.seatBody(session, seats), ...life.byDesk(who) };
  const reply = await life.staff.ask("createBooking", { body });
  const { from, to } = session;
  if (reply.status === 201) life.addBooking(reply.body.id, { session, from, to, resource: null, who, seats });
  return { expected, answered: answerOf(reply) };
}

/** Holds a time as a visitor, from a different address each time. */
export async function hold(life: Life, session: Session | null | undefined, slot: number, seats: number) {
  const { from, to } = session ?? slotTimes(slot);
  const outcome = session
    ? life.book.bookSeats(session, seats, null)
    : life.book.bookBay(from, to, { bay: null, who: null });
  const body = session ? life.seatBody(session, seats) : life.bayBody({ from, to }, seats);
  const address = `10.0.${life.visitors >> 8}.${life.visitors++ & 255}`;
  const reply = await life.venue.visitor()("createHold", { body, address });
  if (reply.status === 201) {
    const { id, resource } = reply.body.booking;
    const held = { session: session ?? null, status: "held" as const, until: life.book.now + 5 * 60_000 };
    life.addBooking(id, { ...held, from, to, resource: session ? null : resource.id, who: null, seats });
    life.holdTokens.set(id, reply.body.token);
  }
  return { expected: outcome, answered: answerOf(reply) };
}

export async function confirm(life: Life, held: Booking | undefined) {
  if (!held) return null;
  let expected = life.book.isLive(held) ? "201" : "410 hold_expired";
  if (held.status !== "held") expected = "409 invalid_state";
  const body = { hold_token: life.holdTokens.get(held.id), guest: guestNamed("Vera") };
  const reply = await life.venue.anonymous("createPublicBooking", { body });
  if (reply.status === 201)
    Object.assign(held, { status: "confirmed", until: null, who: { name: "Vera", client: null } });
  return { expected, answered: answerOf(reply) };
}

export async function cancel(life: Life, booking: Booking | undefined) {
  if (!booking) return null;
  const reply = await life.staff.ask("cancelBooking", { params: { id: booking.id } });
  if (booking.status === "confirmed") Object.assign(booking, { status: "cancelled", cancelledAt: life.book.now });
  return { expected: "200", answered: answerOf(reply) };
}

export async function restore(life: Life, booking: Booking | undefined) {
  if (!booking) return null;
  const expected = life.book.restore(booking);
  const { id } = booking;
  const reply = await life.staff.ask("restoreBooking", {
    params: { id },
    body: { version: await life.version("bookings", id) },
  });
  if (reply.status === 200) {
    Object.assign(booking, { status: "confirmed", cancelledAt: null });
    const { session } = booking;
    // The class may have moved in the meantime; the seat moves with it.
    if (session) Object.assign(booking, { from: session.from, to: session.to });
  }
  return { expected, answered: answerOf(reply) };
}

export async function move(life: Life, booking: Booking | undefined, { slot, bay }: { slot: number; bay: number }) {
  if (!booking) return null;
  const to = { ...slotTimes(slot), bay: life.bays[bay] ?? 0 };
  const expected = life.book.move(booking, to);
  const { id } = booking;
  const body = { version: await life.version("bookings", id), resource_id: to.bay };
  const times = { start_time: instant(to.from), end_time: instant(to.to) };
  const reply = await life.staff.ask("updateBooking", { params: { id }, body: { ...body, ...times } });
  if (reply.status === 200) Object.assign(booking, { from: to.from, to: to.to, resource: to.bay });
  return { expected, answered: answerOf(reply) };
}

export async function changeClass(
  life: Life,
  session: Session | undefined,
  one: { slot: number; bay: number; capacity: number },
) {
  if (!session) return null;
  const { from } = slotTimes(one.slot);
  const to = { from, bay: life.bays[one.bay] ?? life.studio, capacity: one.capacity };
  const expected = life.book.changeClass(session, to);
  const { id } = session;
  const start = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO("America/Vancouver").toPlainTime();
  const body = { version: await life.version("class_sessions", id), start: start.toString().slice(0, 5) };
  const changes = { resource_id: to.bay, capacity: to.capacity };
  const reply = await life.staff.ask("updateClassSession", { params: { id }, body: { ...body, ...changes } });
  if (reply.status === 200) {
    session.capacity = to.capacity;
    life.book.moveClass(session, to);
  }
  return { expected, answered: answerOf(reply) };
}

export async function closeClass(life: Life, session: Session | undefined) {
  if (!session) return null;
  const reply = await life.staff.ask("deleteClassSession", { params: { id: session.id } });
  life.book.closeClass(session);
  return { expected: "200", answered: answerOf(reply) };
}
