import type { Origin } from "#gateway/http/origin.ts";
import type { RequestEvent } from "#telemetry/channels.ts";

/** The events of one subscription, each under the field name that the resolver expects. */
export type Events = AsyncIterableIterator<Record<string, unknown>>;

export type OpenEvents = (
  operationId: string,
  given: Readonly<Record<string, unknown>>,
  context: GraphContext,
) => Promise<Events>;

/** What each GraphQL request passes to its resolvers. */
export interface GraphContext {
  origin: Origin;
  /** The request as reported to telemetry. */
  event: RequestEvent;
  /** The caller's headers that the API may read. */
  forwarded: Record<string, string>;
  idempotencyKey: string | null;
  /** Whether the response should include the document's cost, or consist of it alone. */
  wantsCost: "beside" | "only" | null;
  /** Whether the caller accepts a streaming response. */
  takesEvents: boolean;
  /** Opens the event stream of a subscription. */
  openEvents?: OpenEvents;
  /** Length of the API's responses so far, in characters. */
  answered: number;
  /**
   * Collected from the API's responses and sent as response headers. A nested object, because resolvers get a copy
   * of the context.
   */
  told: {
    /** Seconds until a retry makes sense, if the API refused the caller's rate. */
    retryAfter: string | null;
    /** Lag in seconds of the stalest response, if a replica served any. */
    lag: string | null;
  };
  /** Collected from the API's responses and sent on with the gateway's own. */
  setCookies: string[];
}
