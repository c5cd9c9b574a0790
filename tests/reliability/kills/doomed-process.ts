import { advanceMemberships } from "#api/features/memberships/memberships/apply-due-changes.ts";
import { settleCardAttempt } from "#api/features/payments/card-attempts/service.ts";
import { settleRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import type { ChargeProvider } from "#api/stripe/charge-provider.ts";
import { statements } from "#telemetry/channels.ts";
import { testPaymentsAt } from "#tests/support/test-payments.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import type { Deed, Doomed, KillPoint } from "./kill-points.ts";

/*
 * The REST platform in a process that dies at a named point, as if its machine lost power: nothing is closed, undone or
 * reported. Its parent, which survives with the database and the payment provider, tells it what to do.
 */

const die = (): never => {
  process.kill(process.pid, "SIGKILL");
  throw new Error("dead");
};

function arm(point: KillPoint, charges: ChargeProvider): void {
  if (point.at === "statement") {
    let seen = 0;
    const isDue = (text: string) => text.includes(point.text) && ++seen === (point.nth ?? 1);
    statements.subscribe({
      start: (event) => void (isDue((event as { text: string }).text) && die()),
      end: () => undefined,
      asyncStart: () => undefined,
      asyncEnd: () => undefined,
      error: () => undefined,
    });
  }
  if (point.at !== "call") return;
  const real = charges[point.step].bind(charges) as (...given: unknown[]) => Promise<unknown>;
  const dying = async (...given: unknown[]): Promise<never> => {
    if (point.when === "after") await real(...given);
    return die();
  };
  Object.assign(charges, { [point.step]: dying });
}

async function perform(platform: Platform, { tenantId: tenant_id, slug }: Doomed["company"], deed: Deed) {
  const { deps } = platform;
  if ("ask" in deed) {
    const venue = platform.at({ tenantId: tenant_id, slug, catalogue: NOTHING });
    return venue.anonymous(deed.ask, deed.question);
  }
  if (deed.settle === "memberships") {
    const now = Temporal.Instant.from(deed.now);
    return advanceMemberships({ ...deps, clock: { now: () => now } }, tenant_id);
  }
  if (deed.settle === "service_payment")
    return settleCardAttempt(deps, { subject: "booking_payment", tenant_id, id: deed.id });
  if (deed.settle === "card_charge")
    return settleCardAttempt(deps, { subject: "desk_payment", tenant_id, id: deed.id });
  return settleRefunds(deps, { tenant_id, payment_id: deed.id });
}

const NOTHING = { locations: [], resource_types: [], resources: [], services: [], coaches: [] } as never;

process.once("message", async (message) => {
  const { urls, company, providerPort, point, deed } = message as Doomed; // sent only by the test
  const payments = testPaymentsAt(providerPort);
  const database = { ...urls, drop: async () => undefined } as never;
  const platform = await startPlatform({ outside: { payments, files: {} as never, clock: CLOCK } }, database);
  arm(point, payments.charges);
  const done = await perform(platform, company, deed).catch((error: unknown) => ({ error: String(error) }));
  if (point.at === "answer") die();
  process.send?.({ survived: JSON.stringify(done) });
});
const CLOCK = { now: () => Temporal.Instant.from("2027-05-03T17:00:00Z") };
