import { addressBlock } from "#api/auth/counted-keys.ts";
import { type ChangeFeedDeps, type ListenerOf, Room, type Watcher } from "#api/changes/room.ts";
import { ApiError } from "#api/http/errors.ts";

/** So many streams at once in one process: of a person's devices, of a venue's network, of a company, in all. */
const MOST = { person: 12, address: 400, company: 600, all: 1_200 } as const;

/** Tells open screens what changes at their company: one question to the database for all of them. */
export class ChangeFeed {
  readonly #deps: ChangeFeedDeps;
  readonly #rooms = new Map<string, Room>();
  #isClosed = false;

  constructor(deps: ChangeFeedDeps) {
    this.#deps = deps;
  }

  open(watcher: Watcher): ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.#isClosed) throw new ApiError("unavailable", "The service is about to stop. Try again in a moment.");
    this.#refuseTooMany(watcher);
    const { tenantId } = watcher;
    const room = this.#rooms.get(tenantId) ?? new Room(tenantId, this.#deps, () => this.#rooms.delete(tenantId));
    this.#rooms.set(tenantId, room);
    return room.join(watcher);
  }

  /** Something has changed at this company; at all, where none is named. */
  ring(tenantId?: string): void {
    for (const [id, room] of this.#rooms) if (tenantId === undefined || id === tenantId) room.ring();
  }

  /** Ends every stream, so that the listeners go to another process. */
  close(): void {
    this.#isClosed = true;
    for (const room of this.#rooms.values()) room.close();
  }

  #refuseTooMany({ tenantId, person, address }: Watcher): void {
    const open = [...this.#rooms.values()].flatMap((room) => room.listeners);
    const block = addressBlock(address);
    const count = (counts: (one: ListenerOf) => boolean): number => open.filter(counts).length;
    const isFull =
      open.length >= MOST.all ||
      count((one) => one.tenantId === tenantId) >= MOST.company ||
      count((one) => addressBlock(one.address) === block) >= MOST.address ||
      count((one) => one.tenantId === tenantId && one.person.id === person.id) >= MOST.person;
    if (!isFull) return;
    throw new ApiError("rate_limited", "Too many screens follow the changes at once. Close some of them.", {
      retryAfterSeconds: 30,
    });
  }
}
