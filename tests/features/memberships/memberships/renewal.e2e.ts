import { z } from "zod";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { enterCard, payingVenue } from "#tests/features/payments/card-attempts/service-payments/paying-page.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { browserOf, expect, test } from "#tests/support/browser/browser-test.ts";
import { signInAt } from "#tests/support/browser/demo-desk.ts";
import { venueNow } from "#tests/support/venue-clock.ts";
import { letSignIn, MEMBER_PASSWORD, moveBack, saveTestCard, workNow } from "./journey-member.ts";

const WithId = z.object({ id: z.int() });
const Link = z.object({ url: z.string() });
const Services = z.object({ data: z.array(WithId.extend({ name: z.string() })) });
const Sold = z.object({ membership: WithId });

test.beforeEach(({ faults }) => {
  // The provider's pages are on the central host.
  faults.expect(/localhost:\d+\/(api\/central\/|favicon\.ico)/);
});

test(
  "a renewal whose card is declined becomes past due, is shown at the desk, and is paid with another card",
  { tag: "@long" },
  async ({ page, openOther }) => {
    const venue = await payingVenue(page);
    const { desk, url } = venue;
    const { host } = new URL(url);
    const slug = host.split(".")[0] ?? "";
    const email = `pia@${slug}.example`;
    const client = WithId.parse(
      await desk.send("POST", "/api/v1/clients", { first_name: "Pia", last_name: "Lund", email }),
    );
    const price = { amount: 5000, currency: "CAD" };
    const plan = WithId.parse(
      await desk.send("POST", "/api/v1/membership-plans", { name: "Club", billing_period: "monthly", price }),
    );
    const sale = { client_id: client.id, plan_id: plan.id, method: "cash" };
    const { membership } = Sold.parse(await desk.send("POST", "/api/v1/billing/membership-subscription", sale));
    await letSignIn(slug, client.id);

    const phone = await openOther();
    await phone.setViewportSize({ width: 375, height: 1200 });
    await phone.goto(`${url}${await payLinkPath()}`);
    await enterCard(phone, "4242 4242 4242 4242");
    await phone.getByRole("checkbox", { name: /^Save this card/ }).check();
    await phone.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(phone.getByRole("heading", { name: /is paid\. Thank you\.$/ })).toBeVisible();
    // Saved without an error, and declined when it is charged.
    await saveTestCard(slug, client.id, "pm_card_chargeCustomerFail");

    const signIn = await signInAt(host.split(":")[0] ?? host, email, MEMBER_PASSWORD);
    await phone.context().addCookies(browserOf(signIn).cookies);
    await phone.goto(`${url}/member/profile`);
    const own = phone.getByRole("region", { name: "Your membership" });
    const byCard = own.getByRole("switch", { name: "Pay each bill by card" });
    await byCard.click();
    await expect(byCard).toBeChecked();
    await expectAccessibleState(phone);

    const { period_end } = z
      .object({ period_end: z.string() })
      .parse(
        await desk.get(`/api/v1/clients/${client.id}/current-membership`, z.looseObject({ period_end: z.string() })),
      );
    const today = venueNow().toPlainDate();
    await moveBack(slug, membership.id, today.until(Temporal.PlainDate.from(period_end), { largestUnit: "days" }).days);
    // One job writes the bill and the next one charges it.
    await expect(async () => {
      await workNow("memberships", "charge-bills");
      await phone.reload();
      await expect(own.getByText(/^(Active|Past due)$/)).toBeVisible();
      expect(await own.getByText("Past due").isVisible()).toBe(true);
    }).toPass();
    await expect(own.getByText(/Your card was refused: Your card was declined\. Charged again on /)).toBeVisible();
    await expectAccessibleState(phone);
    const mail = await mailTo(email, /^Your card was refused, /);
    expect(mail.text).toContain(`${slug}.localhost`);
    expect(mail.text).toContain("/member/profile");

    await page.context().addCookies(browserOf(venue.owner).cookies);
    await page.goto(`${url}/`);
    await page.getByRole("link", { name: "See whose" }).click();
    await page.getByRole("row", { name: /Pia Lund/ }).click();
    const section = page.getByRole("region", { name: "Membership" });
    await expect(section.getByText(/^Card refused: Your card was declined\. Charged again on /)).toBeVisible();
    await section.getByRole("button", { name: "Charge the card now" }).click();
    await expect(page.getByText("The card has not paid")).toBeVisible();
    await expectAccessibleState(page);

    await own.getByRole("button", { name: "Pay by card" }).click();
    await enterCard(phone, "4242 4242 4242 4242");
    await phone.getByRole("checkbox", { name: /^Save this card/ }).check();
    await expectAccessibleState(phone);
    await phone.getByRole("button", { name: /^Pay \$/ }).click();
    await expect(phone.getByRole("heading", { name: /is paid\. Thank you\.$/ })).toBeVisible();
    await phone.getByRole("link", { name: "Back to your profile" }).click();
    await expect(own.getByText("Active")).toBeVisible();
    await expect(own.getByText(/^Visa 4242, the card you saved last,/)).toBeVisible();
    await mailTo(email, /^Your membership is paid, /);
    await page.reload();
    await expect(section.getByText("Active")).toBeVisible();

    /** The path of a payment link for some bay time, on whose page a card is saved. */
    async function payLinkPath(): Promise<string> {
      const services = await desk.get("/api/v1/services", Services);
      const service = services.data.find(({ name }) => name === venue.service);
      const bays = await desk.get("/api/v1/resources", z.object({ data: z.array(WithId) }));
      const start = venueNow().add({ hours: 26 }).round({ smallestUnit: "hour", roundingMode: "floor" }).toInstant();
      const booking = WithId.parse(
        await desk.send("POST", "/api/v1/bookings", {
          service_id: service?.id,
          location_id: await desk.location(),
          resource_id: bays.data[0]?.id,
          client_id: client.id,
          start_time: start.toString(),
          end_time: start.add({ minutes: 60 }).toString(),
          party_size: 1,
        }),
      );
      const amount = { amount: 1000, currency: "CAD" };
      const made = Link.parse(await desk.send("POST", `/api/v1/bookings/${booking.id}/payment-links`, { amount }));
      const { pathname, hash } = new URL(made.url);
      return `${pathname}${hash}`;
    }
  },
);
