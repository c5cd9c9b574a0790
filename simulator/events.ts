import { createHmac } from "node:crypto";
import type { SimulatedEvent } from "./objects.ts";
import type { State } from "./state.ts";

/** The URL that receives events, and the secret that signs them. */
export interface Endpoint {
  url: string;
  secret: string;
}

/** Simulated delivery problems. */
export interface Disorder {
  /** How many additional times each event is sent. */
  duplicates: number;
  delayMs: number;
  /** Nothing is sent; it can be read from the list of events. */
  isDown: boolean;
}

export const API_VERSION = "2026-10-28.endive";
/** Shorter than the provider's hours, because somebody is waiting. */
const RETRY_AFTER_MS = [1_000, 3_000, 10_000, 30_000, 120_000, 600_000];

export type Send = (endpoint: Endpoint, body: string, signature: string) => Promise<boolean>;

/** Stores each event and sends it until it is accepted. */
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

  /** Contains the object in its current state: later changes are separate events. */
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
      // by the real clock, since the receiver checks the signature's age and its clock has not been advanced
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
