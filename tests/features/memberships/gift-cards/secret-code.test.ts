import { afterAll, beforeAll, expect, it } from "vitest";
import { createLogger } from "#api/logging/logger.ts";
import { planMails } from "#tests/features/payments/card-attempts/plan-purchases/support.ts";
import { GOOD_CARD, payWith } from "#tests/features/payments/card-attempts/service-payments/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";
import { confirmGift, giftShop, giveBackAll } from "./support.ts";

let platform: Platform;
const lines: string[] = [];
beforeAll(async () => {
  const log = createLogger("trace", { write: (line: string) => void lines.push(line) });
  platform = await startPlatform({ log });
});
afterAll(() => platform.close());

it("writes the code to no log, history or response when it is bought, redeemed and guessed", async () => {
  const { venue, owner, client, begin, codeOf, cards, redeem } = await giftShop(platform);
  const visitor = venue.visitor();
  const codes: string[] = [];
  for (const _one of [1, 2]) {
    const { body } = await begin(visitor);
    await payWith(platform, body.payment, GOOD_CARD);
    await confirmGift(visitor, body.payment);
    const [{ id }] = await cards();
    codes.push(await codeOf(id));
  }
  await planMails(platform, venue.tenantId);
  const [spent = "", guessed = ""] = codes;
  await redeem(client, spent);
  await redeem(client, spent);
  const [{ id: second }] = await cards();
  await owner.ask("voidGiftCard", { params: { id: second }, body: { reason: "By mistake" } });
  await redeem(client, guessed);
  await giveBackAll(platform, venue);
  platform.deps.log.warn({ err: new Error("told on purpose") }, "a test");
  const told = [
    ...lines,
    JSON.stringify((await owner.ask("auditLog")).body),
    JSON.stringify(await cards()),
    JSON.stringify((await owner.ask("payments")).body),
  ].join("\n");
  expect(told).toContain("told on purpose");
  for (const code of codes) {
    expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}/);
    expect(told).not.toContain(code);
    expect(told).not.toContain(code.replaceAll("-", ""));
  }
});

it("limits the gift cards that one connection can buy", async () => {
  const { venue, want } = await giftShop(platform);
  const ask = venue.visitor();
  const statuses: number[] = [];
  for (let press = 0; press < 21; press += 1) {
    const body = want({ plan_id: 2_000_000_001 });
    statuses.push((await ask("startGiftCardPurchase", { body, address: "203.0.113.78" })).status);
  }
  expect(new Set(statuses.slice(0, 20))).toEqual(new Set([422]));
  expect(statuses.at(-1)).toBe(429);
});
