import { z } from "zod";
import { GiftCardCode } from "#schema/memberships/gift-cards/models.ts";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { letSignIn, MEMBER_PASSWORD } from "#tests/features/memberships/memberships/journey-member.ts";
import { enterCard, payingVenue } from "#tests/features/payments/card-attempts/service-payments/paying-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { signInAt } from "#tests/support/browser/demo-desk.ts";
import type { OwnVenue } from "#tests/support/browser/own-venue.ts";
import { venueToday } from "#tests/support/venue-clock.ts";

const Rows = z.object({ data: z.array(z.object({ id: z.int(), kind: z.string().optional() })) });
const Times = z.object({
  data: z.array(z.object({ start_time: z.string(), end_time: z.string(), resource_ids: z.array(z.int()) })),
});
const Named = z.object({ id: z.int() });

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

/** Frees a place that requires a deposit for the waiting person; returns the mailed link. */
async function offeredPlace({ desk, url }: OwnVenue, email: string, waits: object): Promise<string> {
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
  await desk.send("POST", "/api/v1/waitlist", { ...place, party_size: 1, ...waits });
  await desk.send("DELETE", `/api/v1/bookings/${booked[0] ?? 0}`);

  const { text } = await mailTo(email, /place is free/);
  const link = /http\S+\/book\/waitlist#\S+/.exec(text)?.[0];
  if (!link) throw new Error("The mail has no link to the waiting list");
  return `${url}/book/waitlist${new URL(link).hash}`;
}

test("a waiting guest pays an offered place's deposit by the mailed link", { tag: "@long" }, async ({ page }) => {
  const venue = await payingVenue(page);
  const email = `${crypto.randomUUID()}@waits.test`;
  const guest = { first_name: "Ada", last_name: "Waits", email };
  await page.goto(await offeredPlace(venue, email, { guest }));
  await expect(page.getByText("Deposit, paid by card now")).toBeVisible();
  const pay = page.getByRole("button", { name: /^Pay \$.* and take the time$/ });
  await expect(pay).toBeVisible();
  await expect(page.getByRole("button", { name: /^Take the time/ })).toHaveCount(0);
  await pay.click();
  await expect(page.getByText("Card details are not ready. Please complete the form.")).toBeVisible();
  await expectAccessibleState(page);
  await enterCard(page, "4242 4242 4242 4242");
  await pay.dblclick();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await expect(page.getByText(/paid\. Pay the rest at the venue/)).toBeVisible();
});

test("a waiting member pays an offered place's deposit with credit, no card", { tag: "@long" }, async ({ page }) => {
  const venue = await payingVenue(page);
  const { hostname } = new URL(venue.url);
  const slug = hostname.split(".")[0] ?? "";
  const email = `pia@${slug}.example`;
  const pia = { first_name: "Pia", last_name: "Lund", email };
  const client = Named.parse(await venue.desk.send("POST", "/api/v1/clients", pia));
  const price = { amount: 20_000, currency: "CAD" };
  const gift = { name: "Gift card", billing_period: "custom", is_gift_card: true, price };
  const plan = Named.parse(await venue.desk.send("POST", "/api/v1/membership-plans", gift));
  const sale = { plan_id: plan.id, buyer_name: "Otto Lang", recipient_name: "Pia", method: "cash" };
  const { id } = Named.parse(await venue.desk.send("POST", "/api/v1/gift-cards", sale));
  const { code } = await venue.desk.get(`/api/v1/gift-cards/${id}/code`, GiftCardCode);
  await venue.desk.send("POST", "/api/v1/gift-cards/redeem", { code, client_id: client.id });
  const offer = await offeredPlace(venue, email, { client_id: client.id });
  await letSignIn(slug, client.id);
  const signIn = await signInAt(hostname, email, MEMBER_PASSWORD);
  await page.context().addCookies(browserOf(signIn).cookies);

  await page.goto(offer);
  await page.getByRole("checkbox", { name: "Pay with your credit, $200.00" }).press("Space");
  await expect(page.getByText("Your credit pays for it. No card is needed.")).toBeVisible();
  await expectAccessibleState(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 375, height: 900 });
  await expectAccessibleState(page);
  await page.getByRole("button", { name: "Take the time with credit" }).dblclick();
  await expect(page.getByRole("heading", { name: "You are booked" })).toBeVisible();
  await expect(page.getByText(/paid\. Pay the rest at the venue/)).toBeVisible();
});
