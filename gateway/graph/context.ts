import type { Origin } from "#gateway/http/origin.ts";
import type { RequestEvent } from "#telemetry/channels.ts";

/** What each GraphQL request carries to its resolvers. */
export interface GraphContext {
  origin: Origin;
  /** What monitors are told of it. */
  event: RequestEvent;
  /** The caller's own headers that the API may read. */
  forwarded: Record<string, string>;
  idempotencyKey: string | null;
  /** Whether the answer shall say what the document costs. */
  wantsCost: boolean;
  /** Characters of the API's answers so far. */
  answered: number;
  /** Seconds until another try makes sense, where the API had enough of the caller. */
  retryAfter: string | null;
  /** Filled by the API's answers, sent with ours. */
  setCookies: string[];
}
