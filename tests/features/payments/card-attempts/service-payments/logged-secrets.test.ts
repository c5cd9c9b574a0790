import { afterAll, beforeAll, expect, it } from "vitest";
import { reconcileRefunds } from "#api/features/payments/refunds/settle-refunds.ts";
import { createLogger } from "#api/logging/logger.ts";
import { deliver } from "#tests/features/payments/billing/support.ts";
import { refund } from "#tests/features/payments/refunds/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { confirm, DECLINED_CARD, GOOD_CARD, holdTime, payingVenue, payWith, start } from "./support.ts";

let platform: Platform;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger("trace", { write: (line: string) => void lines.push(line) });
  platform = await startPlatform({ log });
});
afterAll(() => platform.close());

it("writes no client secret, card number or key to the log, whatever fails", async () => {
  const { venue, owner } = await payingVenue(platform);
  const visitor = venue.visitor();
  const token = await holdTime(venue, "2027-05-04 17:00:00", visitor);
  const { body: begun } = await start(visitor, token, { kind: "full" });
  await payWith(platform, begun, DECLINED_CARD);
  await payWith(platform, begun, GOOD_CARD);
  expect((await confirm(visitor, begun, token)).body.outcome).toBe("booked");
  const event = platform.payments.events.findLast(({ type }) => type === "payment_intent.succeeded");
  if (event) await deliver(platform, event);
  const { id } = await platform.admin
    .selectFrom("payments")
    .where("tenant_id", "=", venue.tenantId)
    .select("id")
    .executeTakeFirstOrThrow();
  await platform.payments.turn("chaos", { failures: 99, status: 503 });
  await refund(owner.ask, id, 1000);
  platform.clock.set(platform.clock.now().add({ minutes: 5 }).toString());
  await reconcileRefunds(platform.deps, venue.tenantId);
  platform.deps.log.warn({ client_secret: begun.client_secret, err: new Error("told on purpose") }, "a test");
  const written = lines.join("\n");
  expect(written).toContain("a refund is not settled yet");
  expect(written).toContain("told on purpose");
  for (const secret of [begun.client_secret, "_secret_", GOOD_CARD, DECLINED_CARD, "sk_test", "whsec_"]) {
    expect(written).not.toContain(secret);
  }
});
