import type { ChargeProvider } from "#api/stripe/charge-provider.ts";
import type { OperationId, Question } from "#tests/support/venue.ts";

/** Where a process dies: at a call to the provider, at the first or nth matching statement, or after the response. */
export type KillPoint =
  | { at: "call"; step: keyof ChargeProvider; when: "before" | "after" }
  | { at: "statement"; text: string; nth?: number }
  | { at: "answer" };

/** What the process is told to do when it is started. */
export type Deed =
  | { ask: OperationId; question: Question }
  | { settle: "service_payment" | "card_charge"; id: number }
  | { settle: "refunds"; id: number }
  | { settle: "memberships"; now: string };

export interface Doomed {
  urls: { ownerUrl: string; appUrl: string; adminUrl: string; platformUrl: string };
  company: { tenantId: string; slug: string };
  providerPort: number;
  point: KillPoint;
  deed: Deed;
}
