import { ApiError } from "#api/errors/errors.ts";
import { addressBlock } from "#schema/shared/address-block.ts";
import { BookingViewers, type Looking } from "./booking-viewers.ts";
import {
  ChangeSubscribers,
  type ChangeFeedDeps,
  type ListenerOf,
  type Teller,
  type Watcher,
} from "./change-subscribers.ts";
import { changesForPerson } from "./changes-for-person.ts";

/** Most concurrent streams in one process: of a person's devices, a venue's network, a company, and in total. */
const MOST = { person: 12, address: 400, company: 600, all: 1_200 } as const;

/** Notifies open screens of changes in their company: one database query for all of them. */
export class ChangeFeed {
  readonly #deps: ChangeFeedDeps;
  readonly #companies = new Map<string, ChangeSubscribers>();
  readonly #viewers: BookingViewers;
  #isClosed = false;

  constructor(deps: ChangeFeedDeps) {
    this.#deps = deps;
    this.#viewers = new BookingViewers(deps);
  }

  open(watcher: Omit<Watcher, "operation">): ReadableStream<Uint8Array<ArrayBuffer>> {
    return this.#join({ ...watcher, operation: "changes" }, { tell: changesForPerson });
  }

  /** Streams who else has a booking open, for as long as the caller has. */
  openViewers(
    watcher: Omit<Watcher, "operation" | "from">,
    look: Omit<Looking, "person" | "tenantId">,
  ): ReadableStream<Uint8Array<ArrayBuffer>> {
    const { tenantId, person } = watcher;
    const teller = this.#viewers.tellerOf({ ...look, tenantId, person });
    return this.#join({ ...watcher, operation: "bookingViewers", from: { since: null } }, teller);
  }

  #join(watcher: Watcher, teller: Teller): ReadableStream<Uint8Array<ArrayBuffer>> {
    if (this.#isClosed) throw new ApiError("unavailable", "The service is about to stop. Try again in a moment.");
    this.#refuseTooMany(watcher);
    const { tenantId } = watcher;
    const company =
      this.#companies.get(tenantId) ??
      new ChangeSubscribers(tenantId, this.#deps, () => this.#companies.delete(tenantId));
    this.#companies.set(tenantId, company);
    return company.join(watcher, teller);
  }

  /** Handles a database notification: a company's id, or who has one of its bookings open. */
  hear(notice: string): void {
    if (notice.startsWith("{")) this.#viewers.hear(notice);
    else this.ring(notice);
  }

  /** Called when listening starts, possibly again: earlier notifications were missed. */
  hearAgain(): void {
    this.ring();
    this.#viewers.askAgain();
  }

  /** Signals that something has changed in this company, or in any of them if omitted. */
  ring(tenantId?: string): void {
    for (const [id, company] of this.#companies) if (tenantId === undefined || id === tenantId) company.ring();
  }

  /** Ends every stream, so that the listeners reconnect to another process. */
  close(): void {
    this.#isClosed = true;
    this.#viewers.close();
    for (const company of this.#companies.values()) company.close();
  }

  #refuseTooMany({ tenantId, person, address }: Watcher): void {
    const open = [...this.#companies.values()].flatMap((company) => company.listeners);
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
