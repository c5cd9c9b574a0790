import { z } from "zod";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk } from "#tests/support/browser/demo-desk.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

test.use({ person: "admin" });

const Services = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });
const Times = z.object({ data: z.array(z.object({ start_time: z.string(), end_time: z.string() })) });
const Booked = z.object({ id: z.int() });

/** The only VIP suite, booked for an hour in the coming days. */
async function takenSuite(desk: DemoDesk) {
  const { data } = await desk.get("/api/v1/services?perPage=100", Services);
  const service_id = data.find(({ name }) => name.includes("VIP"))?.id ?? 0;
  const location_id = await desk.location();
  const [from, to] = [2, 8].map((days) => venueToday().add({ days }).toString());
  const query = `service_id=${service_id}&location_id=${location_id}&date_from=${from}&date_to=${to}`;
  const free = await desk.get(`/api/v1/availability?${query}`, Times);
  const [time] = free.data;
  if (!time) throw new Error("The VIP suite is taken all week");
  const place = { service_id, location_id, ...time };
  const guest = { first_name: "Grace", last_name: "Hopper" };
  const { id } = Booked.parse(await desk.send("POST", "/api/v1/bookings", { ...place, party_size: 2, guest }));
  return { id, place };
}

test(
  "adds a client to the waiting list of a taken time, and reorders the list",
  { tag: "@long" },
  async ({ page, desk }) => {
    const { id, place } = await takenSuite(desk);
    await page.goto(`/bookings?booking=${id}`);
    const list = page.getByRole("region", { name: "Waiting list" });
    await expect(list.getByText("No one is waiting.")).toBeVisible();
    await list.getByRole("button", { name: "Add to the waiting list" }).click();
    const dialog = page.getByRole("dialog", { name: "Add to the waiting list" });
    await dialog.getByLabel("Client").fill("member@demo.test");
    await dialog.getByRole("option", { name: /Hannah Takeda/ }).click();
    await expectAccessibleState(page);
    await dialog.getByRole("button", { name: "Add to the list" }).click();
    await expect(page.getByText("Hannah Takeda is on the waiting list")).toBeVisible();
    const rows = list.getByRole("listitem");
    await expect(rows).toContainText(["Hannah Takeda"]);

    const email = `${crypto.randomUUID()}@waits.test`;
    const guest = { first_name: "Ben", last_name: "Waits", email };
    await desk.send("POST", "/api/v1/waitlist", { ...place, party_size: 1, guest });
    await page.reload();
    await expect(rows).toContainText(["Hannah Takeda", "Ben Waits"]);
    await page.getByRole("button", { name: "Move Ben Waits up" }).click();
    await expect(rows).toContainText(["Ben Waits", "Hannah Takeda"]);
    await page.setViewportSize({ width: 375, height: 812 });
    await expectAccessibleState(page);
  },
);
