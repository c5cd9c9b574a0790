import { Agent, request } from "node:http";
import { GATEWAY_KEY } from "#tests/support/product/api-child.ts";

/** A write that can be sent again under the same key. */
export interface KeyedWrite {
  key: string;
  body: unknown;
}

export interface Told {
  write: KeyedWrite;
  status: number;
  id: number | null;
}

export interface Outcome {
  told: Told[];
  /** Writes on a kept connection that broke: they were begun, and nobody knows what became of them. */
  cut: KeyedWrite[];
  /** Writes of who came anew although it had been told that this was the last answer: perhaps nobody listened any more. */
  turnedAway: KeyedWrite[];
}

export interface BookingClient {
  port: number;
  slug: string;
  token: string;
}

/** Books one thing after the other on a kept connection; comes back anew where an answer ended it, until nobody listens. */
export async function bookUntilGone(client: BookingClient, next: () => KeyedWrite): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome: Outcome = { told: [], cut: [], turnedAway: [] };
  for (let isThere = true; isThere;) {
    const write = next();
    const answer = await book(agent, client, write).catch((error: unknown) => error);
    if (answer instanceof Broken) {
      outcome[answer.wasKept ? "cut" : "turnedAway"].push(write);
      isThere = answer.wasKept;
    } else outcome.told.push(answer as Told); // it rejects with nothing else
  }
  agent.destroy();
  return outcome;
}

class Broken extends Error {
  /** Whether the connection had carried requests before. */
  readonly wasKept: boolean;
  constructor(cause: Error, wasKept: boolean) {
    super(cause.message, { cause });
    this.wasKept = wasKept;
  }
}

/** Sends each once more, as a client does that was not answered. */
export async function bookAgain(client: BookingClient, writes: readonly KeyedWrite[]): Promise<Told[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const told = await Promise.all(writes.map((write) => book(agent, client, write)));
  agent.destroy();
  return told;
}

function book(agent: Agent, { port, slug, token }: BookingClient, write: KeyedWrite): Promise<Told> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: `${slug}.localhost`,
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": write.key,
      // as a gateway speaks, where it is the API alone that listens
      "x-gateway-key": GATEWAY_KEY,
      "x-tenant": slug,
    };
    const path = "/api/v1/bookings";
    const asked = request({ agent, port, path, host: "127.0.0.1", method: "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part: string) => (text += part));
      answer.on("error", (error) => reject(new Broken(error, true)));
      answer.on("end", () => {
        const { id = null } = JSON.parse(text) as { id?: number };
        resolve({ write, status: answer.statusCode ?? 0, id });
      });
    });
    asked.on("error", (error) => reject(new Broken(error, asked.reusedSocket)));
    asked.end(JSON.stringify(write.body));
  });
}
