import { offerClass, schedule, seatIn, tuesdays } from "#tests/features/bookings/class-sessions/support.ts";
import type { Person, Venue } from "#tests/support/venue.ts";

type Session = Parameters<typeof seatIn>[0] & { series_id: number };

/** Weekly classes, in which people have seats until a date, or all that follow, is cancelled. */
export class OwedClasses {
  readonly #venue: Venue;
  #service: number | null = null;
  #sessions: Session[] = [];

  constructor(venue: Venue) {
    this.#venue = venue;
  }

  /** A seat in the next class, of a new series if none is left; returns the booking and its day. */
  async seat({ ask }: Person, clientId: number, today: Temporal.PlainDate) {
    const session = this.#coming(today)[0] ?? (await this.#begin(ask, today));
    const { body, status } = await ask("createBooking", {
      body: seatIn(session, { client_id: clientId, guest: undefined }),
    });
    return status === 201 ? { id: body.id as number, day: dayOf(session) } : undefined;
  }

  async #begin(ask: Person["ask"], today: Temporal.PlainDate): Promise<Session> {
    this.#service ??= await offerClass(ask);
    const from = today.add({ days: 1 + ((8 - today.dayOfWeek) % 7) }).toString();
    const { data } = await schedule(ask, tuesdays(this.#venue, this.#service, { count: 3, from }));
    this.#sessions.push(...data);
    return data[0];
  }

  /** Cancels a class to come, or it and all after it, with the seats that are paid. */
  async cancel(
    { ask }: Person,
    today: Temporal.PlainDate,
    how: { following: boolean; refund: "credit" | "later" | null },
  ) {
    const [session] = this.#coming(today);
    if (!session) return;
    const refund = how.refund === null ? {} : { refund: how.refund };
    const params = { id: how.following ? session.series_id : session.id };
    const { status, body } = how.following
      ? await ask("deleteClassSeriesOccurrences", { params, body: { from: dayOf(session), ...refund } })
      : await ask("deleteClassSession", { params, query: refund });
    if (status !== 200) throw new Error(JSON.stringify(body));
    this.#sessions = this.#sessions.filter(
      ({ id, series_id }) => !(how.following ? series_id === session.series_id : id === session.id),
    );
  }

  #coming = (today: Temporal.PlainDate) => this.#sessions.filter((session) => dayOf(session) > today.toString());
}

const dayOf = ({ start_time }: Session): string => start_time.slice(0, 10);
