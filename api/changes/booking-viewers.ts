import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { z } from "zod";
import type { Database } from "#api/db/connect.ts";
import type { Logger } from "#api/logging/logger.ts";
import type { BookingViewer, BookingViewers as Told } from "#schema/schedule/changes/models.ts";
import { fullName } from "#schema/shared/person-name.ts";
import type { Teller } from "./change-subscribers.ts";

/** One tab in which a person has a booking open. */
interface Look extends BookingViewer {
  write(told: Told): void;
}

/** One booking, with its open tabs in this process and those reported by other processes. */
interface View {
  tenantId: string;
  bookingId: number;
  here: Set<Look>;
  elsewhere: Map<string, { viewers: readonly BookingViewer[]; heardAt: number }>;
}

/** Heartbeat interval, while another process has the same booking open as well; otherwise nothing is sent. */
const BEAT_MS = 20_000;
/** A process silent for this long has died. */
const SILENT_MS = 50_000;
/** A stream that ends may be about to reconnect. */
const GRACE_MS = 1_500;
/** A silently lost connection is noticed when its stream does not reconnect. */
const LONGEST_STREAM_MS = 120_000;
const MOST_TOLD = 20;
/** Shorter than the heartbeat of the streams. */
const QUIET_MS = 15_000;

const Notice = z.object({
  process: z.string(),
  tenant: z.string(),
  booking: z.int(),
  /** Asks other processes that have it open to report. */
  asks: z.boolean(),
  viewers: z.array(z.object({ id: z.int(), name: z.string(), is_editing: z.boolean() })),
});

export interface Looking {
  tenantId: string;
  bookingId: number;
  person: { id: number; first_name: string; last_name: string };
  isEditing: boolean;
}

/**
 * Tracks who has which booking open, across all processes: in memory only, exchanged through database notifications
 * without a row.
 */
export class BookingViewers {
  readonly #process = randomUUID();
  readonly #views = new Map<string, View>();
  readonly #db: Database;
  readonly #log: Logger;
  readonly #beat = setInterval(() => this.#sayAgain(), BEAT_MS).unref();
  #isClosed = false;

  constructor({ db, log }: { db: Database; log: Logger }) {
    this.#db = db;
    this.#log = log;
  }

  /** The stream content for a person who opens a booking. */
  tellerOf({ tenantId, bookingId, person, isEditing }: Looking): Teller {
    const view = this.#viewOf(tenantId, bookingId);
    const name = fullName(person).slice(0, 100);
    const look: Look = { id: person.id, name, is_editing: isEditing, write: () => undefined };
    let longest: NodeJS.Timeout | undefined;
    let saidAt = Number.NEGATIVE_INFINITY;
    return {
      onOpen: (write, end) => {
        look.write = (told) => {
          saidAt = performance.now();
          write(told);
        };
        longest = setTimeout(end, LONGEST_STREAM_MS).unref();
        this.#views.set(keyOf(view), view);
        view.here.add(look);
        this.#changed(view, { asks: true });
      },
      // The company's changes say nothing about viewers; only a heartbeat is sent.
      tell: () => {
        if (performance.now() - saidAt > QUIET_MS) look.write({ viewers: othersOf(view, look) });
        return null;
      },
      onEnd: () => {
        clearTimeout(longest);
        look.write = () => undefined;
        setTimeout(() => this.#leave(view, look), GRACE_MS).unref();
      },
    };
  }

  /** Handles a notice from another process. */
  hear(payload: string): void {
    const notice = Notice.safeParse(parsed(payload)).data;
    if (!notice || notice.process === this.#process) return;
    const view = this.#views.get(`${notice.tenant} ${notice.booking}`);
    // Bookings that nobody has open here are ignored.
    if (!view) return;
    if (notice.viewers.length === 0) view.elsewhere.delete(notice.process);
    else view.elsewhere.set(notice.process, { viewers: notice.viewers, heardAt: performance.now() });
    showAll(view);
    if (notice.asks) this.#say(view);
  }

  /** Asks again for what was sent while the connection was down. */
  askAgain(): void {
    for (const view of this.#views.values()) this.#say(view, { asks: true });
  }

  close(): void {
    this.#isClosed = true;
    clearInterval(this.#beat);
    for (const view of this.#views.values()) {
      view.here.clear();
      this.#say(view);
    }
    this.#views.clear();
  }

  #viewOf(tenantId: string, bookingId: number): View {
    const view = { tenantId, bookingId, here: new Set<Look>(), elsewhere: new Map() };
    return this.#views.get(keyOf(view)) ?? view;
  }

  #leave(view: View, look: Look): void {
    if (this.#isClosed || !view.here.delete(look)) return;
    if (view.here.size === 0) this.#views.delete(keyOf(view));
    this.#changed(view);
  }

  #changed(view: View, { asks = false } = {}): void {
    showAll(view);
    this.#say(view, { asks });
  }

  #sayAgain(): void {
    const oldest = performance.now() - SILENT_MS;
    for (const view of this.#views.values()) {
      if (view.elsewhere.size === 0) continue;
      for (const [process, { heardAt }] of view.elsewhere) if (heardAt < oldest) view.elsewhere.delete(process);
      showAll(view);
      this.#say(view);
    }
  }

  #say({ tenantId, bookingId, here }: View, { asks = false } = {}): void {
    const viewers = [...here].slice(0, MOST_TOLD).map(({ id, name, is_editing }) => ({ id, name, is_editing }));
    const notice: z.infer<typeof Notice> = {
      process: this.#process,
      tenant: tenantId,
      booking: bookingId,
      asks,
      viewers,
    };
    tellViewers(this.#db, JSON.stringify(notice)).catch((error: unknown) =>
      this.#log.debug({ err: error }, "who has a booking open was not told to other processes"),
    );
  }
}

const keyOf = ({ tenantId, bookingId }: Pick<View, "tenantId" | "bookingId">): string => `${tenantId} ${bookingId}`;

function showAll(view: View): void {
  for (const look of view.here) look.write({ viewers: othersOf(view, look) });
}

/** Each other person once, however many tabs they have; editing if any of their tabs is. */
function othersOf({ here, elsewhere }: View, own: Look): BookingViewer[] {
  const people = new Map<number, BookingViewer>();
  const all = [...here, ...[...elsewhere.values()].flatMap(({ viewers }) => viewers)];
  for (const { id, name, is_editing } of all) {
    if (id === own.id) continue;
    people.set(id, { id, name, is_editing: is_editing || people.get(id)?.is_editing === true });
  }
  return [...people.values()].slice(0, MOST_TOLD);
}

function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

/** Notifies all processes at once, on the channel of changes; nothing is written. */
async function tellViewers(db: Database, notice: string): Promise<void> {
  await sql`select pg_notify('changes', ${notice})`.execute(db);
}
