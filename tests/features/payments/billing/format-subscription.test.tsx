import { describe, expect, it } from "vitest";
import { isPendingCancel, statusLabel } from "#web/features/payments/shared/subscription/format-subscription.ts";

const RUNS = {
  status: "active",
  cancel_at_period_end: false,
  on_grace_period: false,
  ends_at: null,
  canceled_at: null,
} as const;
const AT = "2027-06-03T17:00:00.000Z";

describe("the labels of a subscription", () => {
  it("exist for each status", () => {
    expect(["canceled", "active", "trialing", "none", "paused"].map(statusLabel)).toEqual([
      "Cancelled",
      "Active",
      "Trialing",
      "Unknown",
      "Unknown",
    ]);
  });

  it('say "ending" if any of its fields does', () => {
    expect(isPendingCancel(RUNS)).toBe(false);
    for (const mark of [
      { cancel_at_period_end: true },
      { on_grace_period: true },
      { ends_at: AT },
      { canceled_at: AT },
      { status: "canceled" as const },
    ]) {
      expect(isPendingCancel({ ...RUNS, ...mark })).toBe(true);
    }
  });
});
