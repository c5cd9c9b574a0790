import type { Origin } from "#gateway/http/origin.ts";

/** What each GraphQL request carries to its resolvers. */
export interface GraphContext {
  origin: Origin;
  /** The caller's own headers that the API may read. */
  forwarded: Record<string, string>;
  idempotencyKey: string | null;
  /** Whether the answer shall say what the document costs. */
  wantsCost: boolean;
  /** Filled by the API's answers, sent with ours. */
  setCookies: string[];
}
