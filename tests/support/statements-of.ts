import { Client } from "pg";
import type { Reply } from "./venue.ts";

/**
 * The response to this request and every statement that it sends to the database; nothing else may run at the same time.
 * Change notifications are left out: they are sent in batches after commits, whichever request these belong to.
 */
export async function statementsOf(ask: () => Promise<Reply>): Promise<{ reply: Reply; sent: string[] }> {
  const sent: string[] = [];
  const send = Client.prototype.query;
  Client.prototype.query = function note(this: Client, ...call: never) {
    const [query]: [string | { text: string }] = call;
    const text = typeof query === "string" ? query : query.text;
    if (!text.includes("pg_notify('changes'")) sent.push(text);
    return send.apply(this, call);
  } as typeof send; // its many overloads all pass through
  try {
    return { reply: await ask(), sent };
  } finally {
    Client.prototype.query = send;
  }
}
