import { guestNamed, offerNow } from "#tests/features/bookings/waitlist/support.ts";
import type { Reply } from "#tests/support/venue.ts";
import type { Act } from "./acts.ts";
import { answerOf, slotTimes, type Life } from "./life.ts";
import type { Session, Wait } from "./model.ts";

const isWaiting = ({ status }: Wait): boolean => status === "waiting";

export async function join(life: Life, session: Session | null | undefined, one: Extract<Act, { act: "join" }>) {
  const { seats, isDesk } = one;
  const who = life.who(one.who);
  const { from, to } = session ?? slotTimes(one.slot);
  const wait = { session: session ?? null, from, to, who, seats };
  const { outcome: expected, isAdded } = life.book.join(wait, isDesk);
  const place = session ? life.seatBody(session, seats) : life.bayBody({ from, to }, seats);
  const client = life.clients.find(({ id }) => id === who.client);
  let reply: Reply;
  if (isDesk) reply = await life.staff.ask("addToWaitlist", { body: { ...place, ...life.byDesk(who) } });
  else if (client) reply = await client.ask("joinWaitlist", { body: place });
  else reply = await life.venue.anonymous("joinWaitlist", { body: { ...place, guest: guestNamed(who.name) } });
  if (reply.status === 201 && isAdded) {
    const { id, token } = isDesk
      ? reply.body
      : (reply.body.entry ?? (await life.mailedWait(guestNamed(who.name).email)));
    life.book.waits.push({ id, ...wait, status: "waiting", offer: null, until: 0 });
    if (!isDesk) life.waitTokens.set(id, token);
  }
  return { expected, answered: answerOf(reply) };
}

/** Runs the job that makes offers to everyone in order. */
export async function offerAll(life: Life) {
  life.book.endWaits();
  const offered: Wait[] = [];
  for (const wait of life.book.waits.filter(isWaiting)) {
    if (life.book.canOffer(wait) !== "200") continue;
    holdFor(life, wait);
    offered.push(wait);
  }
  const answered = await offerNow(life.platform, life.venue);
  for (const wait of offered) await learnOffer(life, wait);
  return { expected: `${offered.length} offered`, answered: `${answered} offered` };
}

export async function offerByHand(life: Life, wait: Wait | undefined) {
  if (!wait) return null;
  const expected = wait.status === "waiting" ? life.book.canOffer(wait) : "409 invalid_state";
  const { id } = wait;
  const { version } = await life.entry(id);
  const reply = await life.staff.ask("offerWaitlistPlace", { params: { id }, body: { version } });
  if (reply.status === 200 && expected === "200") {
    holdFor(life, wait);
    life.outOfTurn.add(id);
    await learnOffer(life, wait);
  }
  return { expected, answered: answerOf(reply) };
}

function holdFor(life: Life, wait: Wait): void {
  const { session, from, to, who, seats } = wait;
  const until = life.book.offerEnds(wait);
  const resource = session ? null : (life.book.freeBays(from, to)[0] ?? null);
  const offer = life.addBooking(0, { session, from, to, resource, who, seats, status: "held", until });
  Object.assign(wait, { status: "offered", offer, until });
}

/** Reads from the product which of the free bays it chose. */
async function learnOffer(life: Life, { id, offer }: Wait): Promise<void> {
  const { booking_id } = await life.entry(id);
  if (!offer || booking_id === null) return;
  const row = await life.platform.admin
    .selectFrom("bookings")
    .where("tenant_id", "=", life.venue.tenantId)
    .where("id", "=", booking_id)
    .select("resource_id")
    .executeTakeFirst();
  life.book.remove(offer);
  const isFree = row?.resource_id != null && life.book.freeBays(offer.from, offer.to).includes(row.resource_id);
  Object.assign(offer, { id: booking_id, ...(isFree ? { resource: row.resource_id } : {}) });
  life.book.bookings.push(offer);
}

export async function accept(life: Life, wait: Wait | undefined) {
  const token = await tokenOf(life, wait);
  if (!wait || !token) return null;
  const expected = life.book.accept(wait);
  const reply = await life.venue.anonymous("acceptWaitlistOffer", { params: { token } });
  if (reply.status === 200 && wait.offer) {
    wait.status = "booked";
    Object.assign(wait.offer, { status: "confirmed", until: null });
  }
  return { expected, answered: answerOf(reply) };
}

export async function leave(life: Life, wait: Wait | undefined, isDesk: boolean) {
  const token = await tokenOf(life, wait);
  if (!wait || !(token || isDesk)) return null;
  const expected = life.book.withdraw(wait);
  const reply = isDesk
    ? await life.staff.ask("removeFromWaitlist", { params: { id: wait.id } })
    : await life.venue.anonymous("leaveWaitlist", { params: { token: token ?? "" } });
  if (reply.status === 200 && expected === "200") {
    if (wait.offer && wait.status === "offered") life.book.remove(wait.offer);
    if (isDesk && (isWaiting(wait) || wait.status === "offered")) wait.status = "removed";
    else if (isWaiting(wait)) wait.status = "left";
    else if (wait.status === "offered") wait.status = "declined";
  }
  return { expected, answered: answerOf(reply) };
}

/** A person whom the desk put on the list received the link by mail only. */
async function tokenOf(life: Life, wait: Wait | undefined): Promise<string | undefined> {
  if (!wait) return undefined;
  const known = life.waitTokens.get(wait.id);
  const client = life.clients.find(({ id }) => id === wait.who.client);
  if (known || !client) return known;
  const { body } = await client.ask("ownWaitlist");
  const own = body.data.find(({ id }: { id: number }) => id === wait.id);
  if (own) life.waitTokens.set(wait.id, own.token);
  return own?.token;
}

/** Moves the last entry of a list to the front. */
export async function reorder(life: Life, of: Wait | undefined) {
  if (!of) return null;
  const list = life.book.waits.filter((one) => isWaiting(one) && one.session === of.session && one.from === of.from);
  if (list.length < 2) return null;
  const places = list.map((one) => life.book.waits.indexOf(one));
  const ordered = [...list.slice(-1), ...list.slice(0, -1)];
  const reply = await life.staff.ask("reorderWaitlist", { body: { entry_ids: ordered.map(({ id }) => id) } });
  for (const [index, place] of places.entries()) {
    const wait = ordered[index];
    if (wait) life.book.waits[place] = wait;
    if (wait) life.outOfTurn.add(wait.id);
  }
  return { expected: "200", answered: answerOf(reply) };
}
