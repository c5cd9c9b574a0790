import { randomBytes } from "node:crypto";
import type { TestCard } from "./cards.ts";
import { noSuch } from "./errors.ts";
import type { SimulatedEvent, Stored } from "./objects.ts";

/** The state persisted across restarts. */
export interface SavedState {
  objects: Stored[];
  cards: [paymentMethod: string, card: TestCard][];
  /** Amounts from a plan change, to be added to the next invoice, by subscription. */
  prorations: [subscription: string, amount: number][];
  events: SimulatedEvent[];
  answered: [key: string, answer: KeptAnswer][];
  clockAheadSeconds: number;
  /** Codes that were issued and not used yet. */
  codes?: [code: string, GivenCode][];
  /** Accounts that have authorized the platform. */
  connected?: string[];
  onboarding?: [token: string, OnboardingVisit][];
  /** The connected account of an object; all others are the platform's own. */
  accountOf?: [object: string, account: string][];
}

export interface GivenCode {
  account: string;
  created: number;
}

export interface OnboardingVisit {
  account: string;
  expires: number;
  isOpened: boolean;
  returnUrl: string;
  refreshUrl: string;
}

/** The response to a repeated idempotency key, until it expires. */
export interface KeptAnswer {
  request: string;
  status: number;
  body: string;
  created: number;
}

const KEY_SECONDS = 24 * 60 * 60;

type Kind = Stored["object"];
type OfKind<K extends Kind> = Extract<Stored, { object: K }>;

/** The simulator's state; objects of one kind are found by id, in creation order. */
export class State {
  readonly objects = new Map<string, Stored>();
  readonly cards = new Map<string, TestCard>();
  readonly prorations = new Map<string, number>();
  readonly answered = new Map<string, KeptAnswer>();
  readonly codes = new Map<string, GivenCode>();
  readonly connected = new Set<string>();
  readonly onboarding = new Map<string, OnboardingVisit>();
  readonly accountOf = new Map<string, string>();
  readonly events: SimulatedEvent[] = [];
  clockAheadSeconds = 0;
  readonly #nowMs: () => number;

  constructor(nowMs: () => number, saved?: SavedState) {
    this.#nowMs = nowMs;
    if (!saved) return;
    for (const object of saved.objects) this.objects.set(object.id, object);
    this.cards = new Map(saved.cards);
    this.prorations = new Map(saved.prorations);
    this.answered = new Map(saved.answered);
    this.codes = new Map(saved.codes);
    this.connected = new Set(saved.connected);
    this.onboarding = new Map(saved.onboarding);
    this.accountOf = new Map(saved.accountOf);
    this.events.push(...saved.events);
    this.clockAheadSeconds = saved.clockAheadSeconds;
  }

  /** Seconds since 1970, including any simulated advance of the clock. */
  now(): number {
    return Math.floor(this.#nowMs() / 1000) + this.clockAheadSeconds;
  }

  answerTo(key: string): KeptAnswer | undefined {
    const known = this.answered.get(key);
    return known && known.created + KEY_SECONDS <= this.now() ? undefined : known;
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString("hex")}`;
  }

  keep<T extends Stored>(object: T): T {
    this.objects.set(object.id, object);
    return object;
  }

  find<K extends Kind>(kind: K, id: string): OfKind<K> | undefined {
    const object = this.objects.get(id);
    return object?.object === kind ? (object as OfKind<K>) : undefined; // its kind was just compared
  }

  get<K extends Kind>(kind: K, id: string): OfKind<K> {
    const found = this.find(kind, id);
    if (!found) throw noSuch(kind, id);
    return found;
  }

  all<K extends Kind>(kind: K): OfKind<K>[] {
    return [...this.objects.values()].filter((object): object is OfKind<K> => object.object === kind);
  }

  /** Assigns it to a connected account. */
  keepIn<T extends Stored>(account: string, object: T): T {
    if (account !== "") this.accountOf.set(object.id, account);
    return this.keep(object);
  }

  allIn<K extends Kind>(kind: K, account: string): OfKind<K>[] {
    return this.all(kind).filter(({ id }) => this.accountOf.get(id) === account);
  }

  saved(): SavedState {
    return {
      objects: [...this.objects.values()],
      cards: [...this.cards],
      prorations: [...this.prorations],
      answered: [...this.answered],
      events: this.events,
      clockAheadSeconds: this.clockAheadSeconds,
      codes: [...this.codes],
      connected: [...this.connected],
      onboarding: [...this.onboarding],
      accountOf: [...this.accountOf],
    };
  }
}
