/**
 * What a desk with a paper book would say: who has which bay, seat and place in the queue. It shares no code with the
 * product, and is slow and small on purpose: every lookup scans the whole book.
 */
const MINUTE = 60_000;
const MOST_WAITING = 10;

/** A person who books: a client, who can be in one place at a time, or a guest, of whom only the address is known. */
export interface Who {
  name: string;
  client: number | null;
}

export interface Booking {
  id: number;
  session: Session | null;
  resource: number | null;
  from: number;
  to: number;
  who: Who | null;
  seats: number;
  status: "held" | "confirmed" | "cancelled";
  /** When the hold expires. */
  until: number | null;
  /** Whether its client must not be elsewhere at that time. */
  attends: boolean;
  cancelledAt: number | null;
}

export interface Session {
  id: number;
  from: number;
  to: number;
  coach: number;
  resource: number;
  capacity: number;
  status: "scheduled" | "cancelled";
}

export interface Wait {
  id: number;
  session: Session | null;
  from: number;
  to: number;
  who: Who;
  seats: number;
  status: "waiting" | "offered" | "booked" | "declined" | "expired" | "left" | "removed" | "closed";
  offer: Booking | null;
  until: number;
}

/** The outcome of an act: `201`, or a refusal such as `409 slot_taken`. */
export type Outcome = string;

export class PaperBook {
  readonly bookings: Booking[] = [];
  readonly sessions: Session[] = [];
  /** In the order in which offers are made. */
  readonly waits: Wait[] = [];
  now: number;
  readonly bays: readonly number[];

  constructor(now: number, bays: readonly number[]) {
    this.now = now;
    this.bays = bays;
  }

  isLive(booking: Booking): boolean {
    return booking.status === "confirmed" || (booking.status === "held" && (booking.until ?? 0) >= this.now);
  }

  private isTaken(bay: number, from: number, to: number, except: Booking | Session | null = null): boolean {
    const meets = (one: { from: number; to: number; resource: number | null }) =>
      one !== except && one.resource === bay && one.from < to && one.to > from;
    return (
      this.bookings.some((one) => this.isLive(one) && one.session === null && meets(one)) ||
      this.sessions.some((one) => one.status === "scheduled" && meets(one))
    );
  }

  isAway(who: Who | null, from: number, to: number, except: Booking | null = null): boolean {
    if (who?.client == null) return false;
    return this.bookings.some(
      (one) =>
        one !== except &&
        this.isLive(one) &&
        one.attends &&
        one.who?.client === who.client &&
        one.from < to &&
        one.to > from,
    );
  }

  freeBays(from: number, to: number, except: Booking | null = null): number[] {
    return this.bays.filter((bay) => !this.isTaken(bay, from, to, except));
  }

  seatsLeft(session: Session): number {
    const taken = this.bookings.filter((one) => one.session === session && this.isLive(one));
    return session.capacity - taken.reduce((sum, { seats }) => sum + seats, 0);
  }

  /** Whether this bay is available, or any bay if none is named. */
  bookBay(from: number, to: number, { bay, who, except = null }: BayRequest): Outcome {
    const free = this.freeBays(from, to, except);
    if (bay === null ? free.length === 0 : !free.includes(bay)) return "409 slot_taken";
    return this.isAway(who, from, to, except) ? "409 client_overlap" : "201";
  }

  bookSeats(session: Session, seats: number, who: Who | null): Outcome {
    if (session.status === "cancelled") return "409 invalid_state";
    const left = this.seatsLeft(session);
    if (left <= 0) return "409 slot_taken";
    if (left < seats) return "422 validation_failed";
    return this.isAway(who, session.from, session.to) ? "409 client_overlap" : "201";
  }

  move(booking: Booking, to: { from: number; to: number; bay: number }): Outcome {
    const isSame = booking.from === to.from && booking.to === to.to && booking.resource === to.bay;
    if (booking.status !== "confirmed" || booking.session) return "409 invalid_state";
    if (isSame) return "200";
    const outcome = this.bookBay(to.from, to.to, { bay: to.bay, who: booking.who, except: booking });
    return outcome === "201" ? "200" : outcome;
  }

  restore(booking: Booking): Outcome {
    const { session, who, resource: bay } = booking;
    const isFresh = booking.cancelledAt !== null && this.now - booking.cancelledAt <= 10 * MINUTE;
    if (booking.status !== "cancelled" || !isFresh) return "409 invalid_state";
    const claimed = booking.attends ? who : null;
    const outcome = session
      ? this.bookSeats(session, booking.seats, claimed)
      : this.bookBay(booking.from, booking.to, { bay, who: claimed });
    // Also `422 validation_failed` if fewer seats are left than it had.
    return outcome === "201" ? "200" : outcome;
  }

  /**
   * Joins the waiting list, by the person or by the desk, which has no limit on places. A guest is answered the same if they
   * are not added.
   */
  join(wait: Omit<Wait, "id" | "status" | "offer" | "until">, isDesk: boolean): { outcome: Outcome; isAdded: boolean } {
    const open = this.waits.filter(({ status }) => status === "waiting" || status === "offered");
    const own = open.filter(({ who }) => who === wait.who);
    const isKnown =
      (!isDesk && own.length >= MOST_WAITING) ||
      own.some((one) => one.session === wait.session && one.from === wait.from);
    const isGuest = !isDesk && wait.who.client === null;
    const outcome = isKnown && !isGuest ? "409 invalid_state" : this.waitFor(wait);
    return { outcome, isAdded: outcome === "201" && !isKnown };
  }

  private waitFor(wait: Pick<Wait, "session" | "seats" | "from" | "to">): Outcome {
    if (wait.session) {
      if (wait.session.status === "cancelled") return "409 invalid_state";
      if (wait.seats > wait.session.capacity) return "422 party_too_large";
      if (this.seatsLeft(wait.session) >= wait.seats) return "409 invalid_state";
    } else if (this.freeBays(wait.from, wait.to).length > 0) return "409 invalid_state";
    return "201";
  }

  /** The outcome of offering a place to this waiting person: the desk offers out of turn and by hand. */
  canOffer({ session, from, to, seats, who }: Wait): Outcome {
    const outcome = session ? this.bookSeats(session, seats, who) : this.bookBay(from, to, { bay: null, who });
    return outcome === "201" ? "200" : outcome;
  }

  /** Two hours, or a quarter of the remaining time, but at least a quarter of an hour; never past the start. */
  offerEnds({ from }: Wait): number {
    const rest = Math.floor((from - this.now) / MINUTE);
    let minutes = 120;
    if (rest < 480) minutes = Math.max(15, Math.floor(rest / 4));
    return this.now + Math.min(minutes, rest) * MINUTE;
  }

  /** Ends the offers that have expired. */
  endWaits(): void {
    for (const wait of this.waits) {
      if (wait.status === "offered" && wait.until < this.now) wait.status = "expired";
    }
  }

  accept(wait: Wait): Outcome {
    const { status, offer } = wait;
    if (status === "waiting" || status === "booked") return "409 invalid_state";
    if (status === "expired" || status === "declined") return "410 hold_expired";
    if (status !== "offered") return "410 link_expired";
    return offer && this.bookings.includes(offer) && this.isLive(offer) ? "200" : "410 hold_expired";
  }

  /** Withdrawing again after having left succeeds as well. */
  withdraw(wait: Wait): Outcome {
    return wait.status === "booked" ? "409 invalid_state" : "200";
  }

  changeClass(session: Session, to: { from: number; bay: number; capacity: number }): Outcome {
    if (session.status === "cancelled") return "409 invalid_state";
    if (session.capacity - this.seatsLeft(session) > to.capacity) return "409 invalid_state";
    if (session.from === to.from && session.resource === to.bay) return "200";
    const end = to.from + session.to - session.from;
    const isCoachAway = this.sessions.some(
      (one) =>
        one !== session &&
        one.status === "scheduled" &&
        one.coach === session.coach &&
        one.from < end &&
        one.to > to.from,
    );
    return isCoachAway || this.isTaken(to.bay, to.from, end, session) ? "409 slot_taken" : "200";
  }

  /** Seats and waiting people move with their class; a client who then has an overlap keeps both. */
  moveClass(session: Session, to: { from: number; bay: number; capacity: number }): void {
    const end = to.from + session.to - session.from;
    const isRetimed = to.from !== session.from;
    Object.assign(session, { from: to.from, to: end, resource: to.bay, capacity: to.capacity });
    if (!isRetimed) return;
    const seats = this.bookings.filter((one) => one.session === session && this.isLive(one));
    for (const seat of seats.toSorted((one, other) => one.id - other.id)) {
      if (seat.attends && this.isAway(seat.who, to.from, end, seat)) seat.attends = false;
      Object.assign(seat, { from: to.from, to: end });
    }
    for (const wait of this.waits) {
      const isOpen = wait.status === "waiting" || wait.status === "offered";
      if (wait.session === session && isOpen) Object.assign(wait, { from: to.from, to: end });
    }
  }

  /** Releases what was held and closes the waiting list. */
  closeClass(session: Session): void {
    if (session.status === "cancelled") return;
    session.status = "cancelled";
    for (const wait of this.waits) {
      const isOpen = wait.status === "waiting" || wait.status === "offered";
      if (isOpen && wait.session === session) wait.status = "closed";
    }
    for (const seat of this.bookings.filter((one) => one.session === session)) {
      if (seat.status === "held") this.remove(seat);
      else if (seat.status === "confirmed") Object.assign(seat, { status: "cancelled", cancelledAt: this.now });
    }
  }

  remove(booking: Booking): void {
    const at = this.bookings.indexOf(booking);
    if (at !== -1) this.bookings.splice(at, 1);
  }

  /** Deletes expired holds. */
  sweep(): void {
    const over = this.bookings.filter((one) => one.status === "held" && !this.isLive(one));
    for (const one of over) this.remove(one);
  }
}

interface BayRequest {
  bay: number | null;
  who: Who | null;
  except?: Booking | null;
}
