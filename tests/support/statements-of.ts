import { Client } from "pg";
import type { Reply } from "#tests/support/venue.ts";

/** What this request is answered, and every statement that it sends to the database; nothing else may run meanwhile. */
export async function statementsOf(ask: () => Promise<Reply>): Promise<{ reply: Reply; sent: string[] }> {
  const sent: string[] = [];
  const send = Client.prototype.query;
  Client.prototype.query = function note(this: Client, ...call: never) {
    const [query]: [string | { text: string }] = call;
    sent.push(typeof query === "string" ? query : query.text);
    return send.apply(this, call);
  } as typeof send; // its overloads are many, and all pass through
  try {
    return { reply: await ask(), sent };
  } finally {
    Client.prototype.query = send;
  }
}
