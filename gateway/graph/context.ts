import type { Origin } from "#gateway/http/origin.ts";
import type { RequestEvent } from "#telemetry/channels.ts";

/** Each event of a call, under the call's name as a resolver wants it. */
export type Events = AsyncIterableIterator<Record<string, unknown>>;

export type OpenEvents = (
  operationId: string,
  given: Readonly<Record<string, unknown>>,
  context: GraphContext,
) => Promise<Events>;

/** What each GraphQL request carries to its resolvers. */
export interface GraphContext {
  origin: Origin;
  /** What monitors are told of it. */
  event: RequestEvent;
  /** The caller's own headers that the API may read. */
  forwarded: Record<string, string>;
  idempotencyKey: string | null;
  /** Whether the answer shall say what the document costs, or be nothing but that. */
  wantsCost: "beside" | "only" | null;
  /** Whether the caller takes an answer that goes on. */
  takesEvents: boolean;
  /** Opens what a subscription listens to. */
  openEvents?: OpenEvents;
  /** Characters of the API's answers so far. */
  answered: number;
  /** Filled by the API's answers, sent as headers of ours. In an object of its own: resolvers have a copy of the context. */
  told: {
    /** Seconds until another try makes sense, where the API had enough of the caller. */
    retryAfter: string | null;
    /** Seconds that the oldest of the answers lags behind, where a copy of the database gave any. */
    lag: string | null;
  };
  /** Filled by the API's answers, sent with ours. */
  setCookies: string[];
}
