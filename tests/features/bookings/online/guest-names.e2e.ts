import { z } from "zod";
import { expectAccessibleLayout, expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import type { DemoDesk, VenueDay } from "#tests/support/browser/demo-desk.ts";
import { bookingPath } from "#web/screen/paths.ts";

test.use({ person: "member" });

const Named = z.object({ data: z.array(z.object({ id: z.int(), name: z.string() })) });
const One = z.object({ id: z.int() });

/** Books an hour for three people in the member's name. */
async function bookForMember(desk: DemoDesk, day: VenueDay): Promise<number> {
  const people = await desk.get("/api/v1/clients?search=member@demo.test", Named);
  const services = await desk.get("/api/v1/services?perPage=100", Named);
  const body = {
    client_id: people.data[0]?.id,
    service_id: services.data.find(({ name }) => name === "Simulator")?.id,
    location_id: day.locationId,
    resource_id: await desk.bay("Bay 1"),
    start_time: day.at("15:00").toString(),
    end_time: day.at("16:00").toString(),
    party_size: 3,
  };
  return One.parse(await desk.send("POST", "/api/v1/bookings", body)).id;
}

test(
  "a member names the companions on a phone, the desk sees them at once, and a friend adds one by the link",
  { tag: "@long" },
  async ({ page, desk, day, openOther }) => {
    const id = await bookForMember(desk, day);
    const atDesk = await openOther("admin");
    await atDesk.goto(bookingPath(id));
    const guests = atDesk.getByRole("region", { name: "Guests", exact: true });
    await expect(guests).toContainText("No guest names yet.");

    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto("/book/my-bookings");
    const mine = page.getByRole("article").filter({ hasText: "15:00–16:00" }).filter({ hasText: "3 people" });
    await mine.getByRole("button", { name: /^Add names/ }).click();
    await expect(mine.getByLabel("Guest 1")).toBeFocused();
    await page.keyboard.type("Ada Byron");
    await expectAccessibleState(page);
    await expectAccessibleLayout(page);
    await page.keyboard.press("Enter");
    await expect(mine).toContainText("Ada Byron");
    await expect(mine.getByRole("button", { name: /^Change names/ })).toBeFocused();
    await expect(guests.getByRole("listitem")).toHaveText(["Ada Byron"]);

    await mine.getByRole("button", { name: /^Give to a friend/ }).click();
    const link = (await mine.getByText(/\/book\/manage#/).textContent()) ?? "";
    const friend = await openOther();
    await friend.goto(link);
    await friend.getByRole("button", { name: "Change names" }).click();
    await friend.getByLabel("Guest 2").fill("Grace Hopper");
    await expectAccessibleState(friend);
    await friend.getByRole("button", { name: "Save names" }).click();
    await expect(friend.getByText("Ada Byron, Grace Hopper")).toBeVisible();
    await expect(guests.getByRole("listitem")).toHaveText(["Ada Byron", "Grace Hopper"]);

    await guests.getByRole("button", { name: "Change names" }).click();
    await guests.getByLabel("Guest 1").fill("");
    await expectAccessibleState(atDesk);
    await guests.getByRole("button", { name: "Save names" }).click();
    await expect(guests.getByRole("listitem")).toHaveText(["Grace Hopper"]);
    await page.reload();
    await expect(mine).toContainText("Grace Hopper");
    await expect(mine).not.toContainText("Ada Byron");
  },
);
