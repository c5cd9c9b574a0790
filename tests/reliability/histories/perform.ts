import { sweepExpiredHolds } from "#api/features/bookings/online/release-holds.ts";
import type { Act } from "./acts.ts";
import { bookBay, cancel, changeClass, closeClass, confirm, enrol, hold, move, restore } from "./desk-acts.ts";
import { instant, NOON, type Life, type Outcomes } from "./life.ts";
import type { Wait } from "./model.ts";
import { accept, join, leave, offerAll, offerByHand, reorder } from "./waitlist-acts.ts";

const MINUTE = 60_000;
/** Everything booked lies after it, and no history advances past it. */
const LAST_NOW = NOON - 60 * MINUTE;
/** Added at each step, so that nothing expires at the very instant of a request. */
const ODD_SECONDS = 7_000;

/**
 * Performs an act on both sides; returns what the paper book expects and what the product did. Null if there is nothing
 * to do it to.
 */
export async function perform(life: Life, one: Act): Promise<Outcomes> {
  switch (one.act) {
    case "book":
      return bookBay(life, one.slot, one.bay, life.who(one.who), one.seats);
    case "enrol":
      return enrol(life, nthOf(life.book.sessions, one.nth), life.who(one.who), one.seats);
    case "hold":
      return hold(life, one.isClass ? nthOf(life.book.sessions, one.nth) : null, one.slot, one.seats);
    case "confirm":
      return confirm(
        life,
        nthOf(
          life.book.bookings.filter(({ id }) => life.holdTokens.has(id)),
          one.nth,
        ),
      );
    case "join":
      return join(life, one.isClass ? nthOf(life.book.sessions, one.nth) : null, one);
    case "offer":
      return offerAll(life);
    case "offerByHand":
      return offerByHand(life, nthOf(life.book.waits, one.nth));
    case "accept":
      return accept(life, nthWait(life, one.nth));
    case "leave":
      return leave(life, nthWait(life, one.nth), one.isDesk);
    case "reorder":
      return reorder(
        life,
        nthOf(
          life.book.waits.filter(({ status }) => status === "waiting"),
          one.nth,
        ),
      );
    case "cancel":
      return cancel(
        life,
        nthOf(
          life.book.bookings.filter(({ status }) => status !== "held"),
          one.nth,
        ),
      );
    case "restore":
      return restore(
        life,
        life.book.bookings.findLast(({ status }) => status === "cancelled"),
      );
    case "move":
      return move(
        life,
        nthOf(
          life.book.bookings.filter(({ status }) => status !== "held"),
          one.nth,
        ),
        one,
      );
    case "changeClass":
      return changeClass(life, nthOf(life.book.sessions, one.nth), one);
    case "closeClass":
      return closeClass(life, nthOf(life.book.sessions, one.nth));
    case "wait":
      return passTime(life, one.minutes * MINUTE + ODD_SECONDS);
    case "sweep":
      await sweepExpiredHolds(life.platform.db, life.venue.tenantId, life.platform.clock);
      life.book.sweep();
      return null;
  }
}

/** Favors those with an open offer (three in four picks) over the list as a whole, which includes those who have left. */
function nthWait(life: Life, nth: number): Wait | undefined {
  const open = life.book.waits.filter(({ status }) => status === "offered");
  return open.length > 0 && nth % 4 > 0 ? nthOf(open, nth) : nthOf(life.book.waits, nth);
}

async function passTime(life: Life, ms: number): Promise<null> {
  if (life.book.now + ms > LAST_NOW) return null;
  life.book.now += ms;
  life.platform.clock.set(instant(life.book.now));
  return null;
}

const nthOf = <One>(list: readonly One[], nth: number): One | undefined => list[nth % Math.max(1, list.length)];
