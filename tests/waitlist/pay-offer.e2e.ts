import { z } from "zod";
import { mailTo } from "#tests/book/booking-page.ts";
import { enterCard, payingVenue } from "#tests/service-payments/paying-page.ts";
import { expectAccessible } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

const Rows = z.object({ data: z.array(z.object({ id: z.int(), kind: z.string().optional() })) });
const Times = z.object({
  data: z.array(z.object({ start_time: z.string(), end_time: z.string(), resource_ids: z.array(z.int()) })),
});
const Named = z.object({ id: z.int() });

test.beforeEach(({ faults }) => {
  // The provider's pages stand on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

test("who waited pays the deposit of the offered place by the mailed link", async ({ page }) => {
  const { desk, url } = await payingVenue(page);
  const services = await desk.get("/api/v1/services", Rows);
  const service_id = services.data.find(({ kind }) => kind === "resource")?.id ?? 0;
  const [location] = (await desk.get("/api/v1/locations", Rows)).data;
  const location_id = location?.id ?? 0;
  const day = venueToday().add({ days: 4 }).toString();
  const query = `service_id=${service_id}&location_id=${location_id}&date_from=${day}&date_to=${day}`;
  const [time] = (await desk.get(`/api/v1/availability?${query}`, Times)).data;
  if (!time) throw new Error("Nothing is free that day");
  const { resource_ids, start_time, end_time } = time;
  const place = { service_id, location_id, start_time, end_time };
  const guest = { first_name: "Grace", last_name: "Hopper" };
  const booked = [];
  for (const resource_id of resource_ids) {
    booked.push(Named.parse(await desk.send("POST", "/api/v1/bookings", { ...place, resource_id, guest })).id);
  }
  const email = `${crypto.randomUUID()}@waits.test`;
  const waits = { first_name: "Ada", last_name: "Waits", email };
  await desk.send("POST", "/api/v1/waitlist", { ...place, party_size: 1, guest: waits });
  await desk.send("DELETE", `/api/v1/bookings/${booked[0] ?? 0}`);

  const { text } = await mailTo(email, /place is free/);
  const link = /http\S+\/book\/waitlist#\S+/.exec(text)?.[0];
  if (!link) throw new Error("The mail has no link to the waiting list");
  await page.goto(`${url}/book/waitlist${new URL(link).hash}`);
  await expect(page.getByText("Deposit, paid by card now")).toBeVisible();
  const pay = page.getByRole("button", { name: /^Pay \$.* and take the time$/ });
  await expect(pay).toBeVisible();
  await expect(page.getByRole("button", { name: /^Take the time/ })).toHaveCount(0);
  await pay.click();
  await expect(page.getByText("Card details are not ready. Please complete the form.")).toBeVisible();
  await expectAccessible(page);
  await enterCard(page, "4242 4242 4242 4242");
  await pay.dblclick();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await expect(page.getByText("A deposit is paid")).toBeVisible();
});
