import { bayHour, bayId, book, coachId, serviceId } from "#tests/features/bookings/bookings/support.ts";
import { offerClass, schedule, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import { guestNamed } from "#tests/features/bookings/waitlist/support.ts";
import { TEST_NOW, type Person, type Platform, type Reply, type Venue } from "#tests/support/venue.ts";
import type { History } from "./acts.ts";
import { PaperBook, type Booking, type Session, type Who } from "./model.ts";

export const NOON = Temporal.Instant.from("2027-05-04T19:00:00Z").epochMilliseconds;
const THREE_HOURS_BEFORE = "2027-05-04T16:00:00Z";
const MINUTE = 60_000;

/** The outcome of an act in the paper book and in the product; null if there is nothing to do it to. */
export type Outcomes = { expected: string; answered: string } | null;

export const instant = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toString();
/** One hour, starting this many half hours after noon. */
export const slotTimes = (slot: number) => ({
  from: NOON + slot * 30 * MINUTE,
  to: NOON + slot * 30 * MINUTE + 60 * MINUTE,
});

/** One company whose days are run twice: in the product and in the paper book. */
export class Life {
  readonly book: PaperBook;
  /** Those whom the desk gave a place, or another position, by hand. */
  readonly outOfTurn = new Set<number>();
  readonly platform: Platform;
  readonly venue: Venue;
  readonly staff: Person;
  readonly clients: Person[];
  readonly people: Who[];
  readonly bays: number[];
  readonly studio: number;
  readonly holdTokens = new Map<number, string>();
  readonly waitTokens = new Map<number, string>();
  classService = 0;
  visitors = 0;

  private constructor(
    platform: Platform,
    { venue, staff, clients }: { venue: Venue; staff: Person; clients: Person[] },
  ) {
    this.platform = platform;
    this.venue = venue;
    this.staff = staff;
    this.clients = clients;
    this.bays = [0, 1, 2].map((index) => bayId(venue, index));
    this.studio = bayId(venue, 3);
    this.people = [
      { name: "Ada", client: null },
      { name: "Ben", client: null },
      { name: "Cleo", client: null },
      ...clients.map(({ id, email }) => ({ name: email, client: id })),
    ];
    this.book = new PaperBook(platform.clock.now().epochMilliseconds, this.bays);
  }

  /** Two classes with one coach, in a bay and in the studio; the first bay is booked from noon to four. */
  static async begin(platform: Platform, { isLate, capacities }: Omit<History, "acts">): Promise<Life> {
    platform.clock.set(isLate ? THREE_HOURS_BEFORE : TEST_NOW);
    const venue = await platform.venue();
    const staff = await venue.person("owner");
    const life = new Life(platform, {
      venue,
      staff,
      clients: [await venue.person("client"), await venue.person("client")],
    });
    life.classService = await offerClass(staff.ask);
    for (const [index, start] of ["13:00", "14:00"].entries()) {
      const resource_id = index === 0 ? bayId(venue, 2) : life.studio;
      const changes = { start, resource_id, capacity: capacities[index], from: "2027-05-04", count: 1 };
      const { data } = await schedule(staff.ask, tuesdays(venue, life.classService, changes));
      const from = Temporal.Instant.from(data[0].start_time).epochMilliseconds;
      const times = { from, to: from + 60 * MINUTE, coach: coachId(venue) };
      const held = { resource: resource_id, capacity: capacities[index] ?? 1, status: "scheduled" as const };
      life.book.sessions.push({ id: data[0].id, ...times, ...held });
    }
    for (const hours of [0, 2]) {
      const [from, to] = [NOON + hours * 60 * MINUTE, NOON + (hours + 2) * 60 * MINUTE];
      const body = bayHour(venue, { start_time: instant(from), end_time: instant(to) });
      const made = await book(staff.ask, body);
      life.addBooking(made.id, { from, to, resource: bayId(venue), who: { name: "Robin", client: null }, seats: 2 });
    }
    return life;
  }

  who(nth: number): Who {
    return this.people[nth % this.people.length] ?? { name: "Ada", client: null };
  }

  addBooking(id: number, facts: Pick<Booking, "from" | "to" | "resource" | "who" | "seats"> & Partial<Booking>) {
    const rest = { session: null, status: "confirmed" as const, until: null, attends: facts.who?.client != null };
    const booking: Booking = { id, ...rest, cancelledAt: null, ...facts };
    this.book.bookings.push(booking);
    return booking;
  }

  byDesk = ({ name, client }: Who) =>
    client === null ? { guest: guestNamed(name) } : { guest: null, client_id: client };

  seatBody = (session: Session, party_size: number) => ({
    class_session_id: session.id,
    service_id: this.classService,
    location_id: this.venue.locationId,
    start_time: instant(session.from),
    end_time: instant(session.to),
    party_size,
  });

  bayBody = ({ from, to }: { from: number; to: number }, party_size: number) => ({
    service_id: serviceId(this.venue),
    location_id: this.venue.locationId,
    start_time: instant(from),
    end_time: instant(to),
    party_size,
  });

  /** What the last mailed link of a guest shows. */
  async mailedWait(email: string): Promise<{ id: number; token: string }> {
    const token = await this.venue.waitToken(email);
    return (await this.venue.anonymous("waitlistEntry", { params: { token } })).body;
  }

  entry(id: number) {
    return this.platform.admin
      .selectFrom("waitlist_entries")
      .where("tenant_id", "=", this.venue.tenantId)
      .where("id", "=", id)
      .select(["version", "booking_id"])
      .executeTakeFirstOrThrow();
  }

  async version(table: "bookings" | "class_sessions", id: number): Promise<number> {
    const row = await this.platform.admin
      .selectFrom(table)
      .where("tenant_id", "=", this.venue.tenantId)
      .where("id", "=", id)
      .select("version")
      .executeTakeFirstOrThrow();
    return row.version;
  }
}

export const answerOf = ({ status, body }: Reply): string =>
  status < 300 ? String(status) : `${status} ${body.error}`;
