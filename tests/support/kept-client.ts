import { Agent, request } from "node:http";
import { GATEWAY_KEY } from "./product/api-child.ts";

/** A write that can be repeated under the same key. */
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
  /** Writes on a kept connection that broke: they were started, and their outcome is unknown. */
  cut: KeyedWrite[];
  /** Writes on a new connection after a response had closed the last one: possibly nothing was listening any more. */
  turnedAway: KeyedWrite[];
}

export interface BookingClient {
  port: number;
  slug: string;
  token: string;
}

/** Books continuously on a kept connection; reconnects after a response closed it, until nothing is listening. */
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

/** Repeats each once, as a client does that got no response. */
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
      // as a gateway does, since only the API is listening here
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
