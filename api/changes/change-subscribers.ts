import { setTimeout as delay } from "node:timers/promises";
import { isAdmitted, lacksTwoFactor, type Person } from "#api/auth/caller.ts";
import { peopleOf } from "#api/auth/find-session.ts";
import type { Database } from "#api/db/connect.ts";
import { inTenant } from "#api/db/transaction.ts";
import type { Logger } from "#api/logging/logger.ts";
import type { SecretKeys } from "#api/secret-keys.ts";
import { tenantStatus } from "#api/tenancy/tenant.ts";
import { changeOperations } from "#schema/schedule/changes/operations.ts";
import { encryptedCursor } from "./cursor.ts";
import { readChanges, type NewChanges, type ReadFrom } from "./read-changes.ts";

export interface ChangeFeedDeps {
  db: Database;
  clock: { now(): Temporal.Instant };
  log: Logger;
  secretKeys: SecretKeys;
}

export interface Watcher {
  operation: keyof typeof changeOperations;
  tenantId: string;
  person: Omit<Person, "visitor">;
  address: string;
  from: ReadFrom;
}

export type ListenerOf = Pick<Watcher, "tenantId" | "person" | "address">;

type Write = (told: object) => void;

/** What a stream sends whenever there may be something new, and what it does when it starts and ends. */
export interface Teller {
  tell(changes: NewChanges, person: Watcher["person"]): object | null;
  /** `write` sends something between the changes. */
  onOpen?(write: Write, end: () => void): void;
  onEnd?(): void;
}

interface Listener extends Watcher {
  /** Sent after what precedes it. */
  waiting: NewChanges[] | null;
  send(changes: NewChanges): void;
  end(): void;
  onEnd(): void;
}

type Sessions = Awaited<ReturnType<typeof peopleOf>>;

/** Changes within this time are sent together. */
const PAUSE_MS = 100;
const RETRY_MS = 1_000;
const HEARTBEAT_MS = 20_000;
/** A listener that stops reading is disconnected: it reconnects with its cursor. */
const MOST_UNREAD = 50;

const encoder = new TextEncoder();

/**
 * The open streams of one company. Each change is read once for all, and every listener's session is checked before
 * it is sent.
 */
export class ChangeSubscribers {
  readonly #tenantId: string;
  readonly #deps: ChangeFeedDeps;
  readonly #onEmpty: () => void;
  readonly #listeners = new Set<Listener>();
  readonly #heartbeat = setInterval(() => this.ring(), HEARTBEAT_MS).unref();
  #cursor: string | null = null;
  #isRung = false;
  #isTelling = false;

  constructor(tenantId: string, deps: ChangeFeedDeps, onEmpty: () => void) {
    this.#tenantId = tenantId;
    this.#deps = deps;
    this.#onEmpty = onEmpty;
  }

  get listeners(): readonly ListenerOf[] {
    return [...this.#listeners];
  }

  get #hasToTell(): boolean {
    return this.#isRung && this.#cursor !== null && this.#listeners.size > 0;
  }

  ring(): void {
    this.#isRung = true;
    if (!this.#isTelling) void this.#tell();
  }

  close(): void {
    for (const listener of this.#listeners) listener.end();
  }

  /** Listens first and then reads what was missed, so that nothing is lost in between. */
  join(watcher: Watcher, teller: Teller): ReadableStream<Uint8Array<ArrayBuffer>> {
    let listener: Listener;
    return new ReadableStream<Uint8Array<ArrayBuffer>>(
      {
        start: (controller) => {
          listener = this.#listenerOf(watcher, controller, teller);
          this.#listeners.add(listener);
          void this.#catchUp(listener);
        },
        cancel: () => void this.#leave(listener),
      },
      new CountQueuingStrategy({ highWaterMark: MOST_UNREAD }),
    );
  }

  #listenerOf(
    watcher: Watcher,
    controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>,
    teller: Teller,
  ): Listener {
    const write: Write = (told) => {
      if ((controller.desiredSize ?? 0) <= 0) return listener.end();
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(told)}\n\n`));
    };
    const listener: Listener = {
      ...watcher,
      waiting: [],
      send: (changes) => {
        const told = teller.tell(changes, listener.person);
        if (told) write(told);
      },
      end: () => {
        if (this.#leave(listener)) controller.close();
      },
      onEnd: () => teller.onEnd?.(),
    };
    teller.onOpen?.(write, listener.end);
    return listener;
  }

  #leave(listener: Listener): boolean {
    const wasHere = this.#listeners.delete(listener);
    if (wasHere) listener.onEnd();
    if (this.#listeners.size === 0) {
      clearInterval(this.#heartbeat);
      this.#onEmpty();
    }
    return wasHere;
  }

  async #catchUp(listener: Listener): Promise<void> {
    try {
      const missed = await inTenant(this.#deps.db, this.#tenantId, (trx) => readChanges(trx, listener.from));
      const { waiting } = listener;
      listener.waiting = null;
      for (const changes of [this.#shown(missed), ...(waiting ?? [])]) {
        if (this.#listeners.has(listener)) listener.send(changes);
      }
      this.#cursor ??= missed.cursor;
      if (this.#isRung) this.ring();
    } catch (error) {
      this.#deps.log.debug({ err: error }, "a stream of changes did not begin");
      listener.end();
    }
  }

  async #tell(): Promise<void> {
    this.#isTelling = true;
    while (this.#hasToTell) {
      this.#isRung = false;
      try {
        await this.#tellOnce();
        await delay(PAUSE_MS, undefined, { ref: false });
      } catch (error) {
        this.#deps.log.debug({ err: error }, "changes could not be read; they are read again");
        this.#isRung = true;
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
    this.#isTelling = false;
  }

  async #tellOnce(): Promise<void> {
    const now = this.#deps.clock.now();
    const asked = new Set(this.#listeners);
    const hashes = [...asked].map(({ person }) => person.session.tokenHash);
    const [changes, sessions] = await inTenant(this.#deps.db, this.#tenantId, (trx) =>
      Promise.all([readChanges(trx, { since: this.#cursor }), peopleOf(trx, hashes, now)]),
    );
    this.#cursor = changes.cursor;
    const shown = this.#shown(changes);
    // Those who joined in the meantime were authorized just now.
    for (const listener of this.#listeners) {
      if (asked.has(listener) && !isStillWelcome(listener, sessions, now)) listener.end();
      else if (listener.waiting) listener.waiting.push(shown);
      else listener.send(shown);
    }
  }

  #shown(changes: NewChanges): NewChanges {
    return { ...changes, cursor: encryptedCursor(this.#deps.secretKeys, this.#tenantId, changes.cursor) };
  }
}

/** Whether session, role and company still permit what they did; updates the listener's rights. */
function isStillWelcome(listener: Listener, sessions: Sessions, now: Temporal.Instant): boolean {
  const found = sessions.get(listener.person.session.tokenHash.toString("hex"));
  if (!found) return false;
  listener.person = found.person;
  if (tenantStatus(found.tenant, now).is_locked || lacksTwoFactor(found.tenant, found.person)) return false;
  return isAdmitted({ ...found.person, visitor: null }, changeOperations[listener.operation]);
}
