import { createHmac } from "node:crypto";
import type { SimulatedEvent } from "./objects.ts";
import type { State } from "./state.ts";

/** Where events are sent, and the secret that signs them. */
export interface Endpoint {
  url: string;
  secret: string;
}

/** How badly events travel. */
export interface Disorder {
  /** Each event is sent so many times more. */
  duplicates: number;
  delayMs: number;
  /** Nothing is sent; it is found among the events. */
  isDown: boolean;
}

export const API_VERSION = "2026-10-28.endive";
/** Shorter than the provider's hours: somebody waits for it. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000, 120_000, 600_000];

export type Send = (endpoint: Endpoint, body: string, signature: string) => Promise<boolean>;

/** Keeps each event and sends it until it is taken. */
export class Events {
  readonly disorder: Disorder = { duplicates: 0, delayMs: 0, isDown: false };
  readonly #state: State;
  readonly #endpoints: readonly Endpoint[];
  readonly #send: Send;
  readonly #nowMs: () => number;

  constructor(
    state: State,
    { endpoints, nowMs, send = sendByHttp }: { endpoints: readonly Endpoint[]; nowMs: () => number; send?: Send },
  ) {
    this.#state = state;
    this.#nowMs = nowMs;
    this.#endpoints = endpoints;
    this.#send = send;
  }

  /** The object as it stands at this moment: later changes are events of their own. */
  emit(type: string, object: object, account?: string): void {
    const event: SimulatedEvent = {
      id: this.#state.newId("evt"),
      object: "event",
      type,
      api_version: API_VERSION,
      created: this.#state.now(),
      livemode: false,
      pending_webhooks: this.#endpoints.length,
      request: null,
      data: { object: structuredClone(object) },
      ...(account === undefined ? {} : { account }),
    };
    this.#state.events.push(event);
    if (this.disorder.isDown) return;
    for (let copy = 0; copy <= this.disorder.duplicates; copy++) this.#dispatch(event);
  }

  #dispatch(event: SimulatedEvent): void {
    const body = JSON.stringify(event, undefined, 2);
    for (const endpoint of this.#endpoints) this.#try(endpoint, body, 0);
  }

  #try(endpoint: Endpoint, body: string, tried: number): void {
    const wait = tried === 0 ? this.disorder.delayMs : RETRY_AFTER_MS[tried - 1];
    if (wait === undefined) return;
    const timer = setTimeout(() => {
      // by the clock that judges its age: nobody has turned that one
      const signature = signatureOf(body, endpoint.secret, Math.floor(this.#nowMs() / 1000));
      void this.#send(endpoint, body, signature).then(
        (isTaken) => (isTaken ? undefined : this.#try(endpoint, body, tried + 1)),
        () => this.#try(endpoint, body, tried + 1),
      );
    }, wait);
    timer.unref();
  }
}

export function signatureOf(body: string, secret: string, timestamp: number): string {
  const mac = createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex");
  return `t=${timestamp},v1=${mac}`;
}

async function sendByHttp({ url }: Endpoint, body: string, signature: string): Promise<boolean> {
  const headers = { "content-type": "application/json; charset=utf-8", "stripe-signature": signature };
  const response = await fetch(url, { method: "POST", headers, body, signal: AbortSignal.timeout(30_000) });
  return response.ok;
}
