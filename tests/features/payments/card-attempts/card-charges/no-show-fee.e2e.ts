import { z } from "zod";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { venueNow } from "#tests/support/venue-clock.ts";
import { enterCard, payingVenue } from "../service-payments/paying-page.ts";

const Services = z.object({ data: z.array(z.object({ id: z.int(), name: z.string(), version: z.int() })) });
const WithId = z.object({ id: z.int() });
const Bays = z.object({ data: z.array(WithId.extend({ name: z.string() })) });
const Link = z.object({ url: z.string() });

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

test("charges a no-show fee to the client's saved card", { tag: "@long" }, async ({ page, openOther }) => {
  const venue = await payingVenue(page);
  const { desk } = venue;
  const services = await desk.get("/api/v1/services", Services);
  const bayTime = services.data.find(({ name }) => name === venue.service);
  if (!bayTime) throw new Error(`there is no ${venue.service}`);
  const nothing = { percent: 0, fee: { amount: 0, currency: "CAD" } };
  const policy = {
    cancellation: [],
    no_show: { ...nothing, percent: 50 },
    deposit: { ...nothing, percent: 50 },
    reschedule_notice_minutes: 0,
    reschedule_fee: nothing.fee,
  };
  await desk.send("PATCH", `/api/v1/services/${bayTime.id}`, { version: bayTime.version, policy });
  const client = WithId.parse(
    await desk.send("POST", "/api/v1/clients", { first_name: "Ottilie", last_name: "Brandt" }),
  );
  const bays = await desk.get("/api/v1/resources", Bays);
  const now = venueNow().round({ smallestUnit: "minute", roundingIncrement: 15, roundingMode: "floor" }).toInstant();
  const bookAt = async (start: Temporal.Instant, bay: number) =>
    WithId.parse(
      await desk.send("POST", "/api/v1/bookings", {
        service_id: bayTime.id,
        location_id: await desk.location(),
        resource_id: bays.data[bay]?.id,
        client_id: client.id,
        start_time: start.toString(),
        end_time: start.add({ minutes: 60 }).toString(),
        party_size: 1,
      }),
    );
  const tomorrow = await bookAt(now.add({ hours: 24 }), 0);
  const missed = await bookAt(now, 1);

  const amount = { amount: 1000, currency: "CAD" };
  const { url } = Link.parse(await desk.send("POST", `/api/v1/bookings/${tomorrow.id}/payment-links`, { amount }));
  const phone = await openOther();
  const { pathname, hash } = new URL(url);
  await phone.goto(`${venue.url}${pathname}${hash}`);
  await enterCard(phone, "4242 4242 4242 4242");
  await phone.getByRole("checkbox", { name: /^Save this card/ }).check();
  await phone.getByRole("button", { name: /^Pay \$/ }).click();
  await expect(phone.getByRole("heading", { name: /is paid\. Thank you\.$/ })).toBeVisible();

  await page.context().addCookies(browserOf(venue.owner).cookies);
  await page.goto(`${venue.url}/bookings?booking=${missed.id}`);
  const panel = page.getByRole("complementary", { name: "Ottilie Brandt" });
  await panel.getByRole("button", { name: "No-show" }).click();
  await expect(panel.getByRole("region", { name: "Amounts due" })).toContainText("No-show, $");
  const money = panel.getByRole("region", { name: "Payments" });
  await money.getByRole("button", { name: "Take payment" }).click();
  await page.getByRole("dialog", { name: "Take payment" }).getByRole("button", { name: "Pay by card" }).click();
  await page
    .getByRole("dialog", { name: "Pay by card" })
    .getByRole("button", { name: /^Charge \$/ })
    .click();
  await expect(page.getByText(/^\$.* is charged to the card of Ottilie Brandt$/)).toBeVisible();
  await expect(money.getByText("Nothing is due")).toBeVisible();
});
