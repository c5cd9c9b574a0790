import { afterAll, beforeAll, expect, it } from "vitest";
import { credits } from "#tests/features/memberships/allowances/support.ts";
import { giftDesk } from "#tests/features/memberships/gift-cards/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import { startPlatform, type Platform } from "#tests/support/venue.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());

it("exports each client's membership, remaining allowance and packs, and credit", async () => {
  const { venue, owner, staff, client, soldCode, redeem } = await giftDesk(platform);
  const nobody = await venue.person("client");
  const plan = async (name: string, terms: object) => {
    const { body } = await owner.ask("createMembershipPlan", { body: { name, price: cad(9000), ...terms } });
    return body.id as number;
  };
  const hours = { ...credits(450), unit: "minutes" };
  const club = await plan("Club 12", { billing_period: "monthly", benefits: [hours, credits(2)] });
  const pack = await plan("Ten times", { billing_period: "custom", benefits: [credits(10)] });
  for (const plan_id of [pack, club]) {
    await staff.ask("startMembershipSubscription", { body: { client_id: client.id, plan_id } });
  }
  await redeem(client, (await soldCode()).code);
  const { body } = await owner.ask("exportClients");
  const [head = "", ...lines] = (body as string).replace("\uFEFF", "").trimEnd().split("\r\n");
  const from = head.split(",").indexOf("membership");
  const holdings = (id: number) => {
    const line = lines.find((one) => one.startsWith(`${id},`)) ?? "";
    return line.split(",").slice(from);
  };
  expect(holdings(client.id)).toEqual(["Club 12", "active", "7.5", "12", "100.00 CAD"]);
  expect(holdings(nobody.id)).toEqual(["", "", "", "", ""]);
});
