import type { Page } from "@playwright/test";
import { z } from "zod";
import { mailTo } from "#tests/features/bookings/online/booking-page.ts";
import { authenticator } from "#tests/support/authenticator.ts";
import { expectAccessibleState } from "#tests/support/browser/accessible.ts";
import { expect, test } from "#tests/support/browser/browser-test.ts";
import { goWithin } from "#tests/support/browser/go-within.ts";
import { venueNow } from "#tests/support/venue-clock.ts";

const clock = { now: () => venueNow().toInstant() };

/** No other journey uses this company: these change who can sign in. */
const at = (path: string): string => `http://studio.localhost:${process.env["PRODUCT_PORT"]}${path}`;

async function signIn(page: Page, email: string, password = "demo-password"): Promise<void> {
  await page.goto(at("/login"));
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

const desk = (page: Page) => page.getByRole("heading", { name: "Dashboard", level: 1 });

test("a person sets a new password by the emailed link, once", { tag: "@both" }, async ({ page, faults }) => {
  faults.expect(/401|410/);
  await page.goto(at("/login"));
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel("Email").fill("staff@studio.test");
  await page.getByRole("button", { name: "Email me a link" }).click();
  await expect(page.getByText("If staff@studio.test has an account")).toBeVisible();

  const { text } = await mailTo("staff@studio.test", /password/i);
  const link = /http\S+\/reset-password#token=[\w-]+/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set a new password" })).toBeVisible();
  await expect(page.getByText("At least 10 characters.")).toBeVisible();
  await expectAccessibleState(page);
  await page.getByLabel("New password", { exact: true }).fill("password123");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("This is one of the most commonly leaked passwords.")).toBeVisible();
  await page.getByLabel("New password", { exact: true }).fill("nine purple umbrellas");
  await page.getByRole("button", { name: "Set new password" }).click();
  await expect(page.getByText("Password reset successfully!")).toBeVisible();

  await signIn(page, "staff@studio.test");
  await expect(page.getByText("The email address and password do not match.")).toBeVisible();
  await signIn(page, "staff@studio.test", "nine purple umbrellas");
  await expect(desk(page)).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await expectAccessibleState(page);
});

test(
  "a person sets up an authenticator app by its key and is then asked for its code",
  { tag: "@both" },
  async ({ page, faults }) => {
    faults.expect(/401|422/);
    await signIn(page, "admin@studio.test");
    await page.getByRole("button", { name: /profile menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign-in and devices" }).click();
    await expect(page.getByText("This one")).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("link", { name: "Set up" }).click();
    await page.getByRole("button", { name: "Begin" }).click();
    await expect(page.getByRole("img", { name: "QR code for your authenticator app" })).toBeVisible();
    const app = authenticator((await page.locator("code").innerText()).replace(/\s/g, ""), clock);
    await expectAccessibleState(page);
    await page.getByLabel("Authentication code").fill(app.code());
    await page.getByRole("button", { name: "Turn on" }).click();
    const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    const recoveryCode = await codes.first().innerText();
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "I have kept them" }).click();
    await expect(page.getByText("10 of 10 recovery codes left")).toBeVisible();

    await page.getByRole("button", { name: /profile menu/ }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).click();
    await signIn(page, "admin@studio.test");
    await page.getByLabel("Authentication code").fill("000000");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("This code is wrong")).toBeVisible();
    await expectAccessibleState(page);
    await page.getByLabel("Authentication code").fill(recoveryCode);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(desk(page)).toBeVisible();
    await page.goto(at("/account/sessions"));
    await expect(page.getByText("9 of 10 recovery codes left")).toBeVisible();
  },
);

/** Sets up an authenticator app with the key shown on the screen and confirms the recovery codes. */
async function setUpApp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Begin" }).click();
  const app = authenticator((await page.locator("code").innerText()).replace(/\s/g, ""), clock);
  await page.getByLabel("Authentication code").fill(app.code());
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByRole("button", { name: "I have kept them" }).click();
}

test("a session that is ended on another device is over at its next request", async ({ page, openOther, faults }) => {
  faults.expect(/401/);
  const other = await openOther();
  await signIn(other, "coach@studio.test");
  await expect(desk(other)).toBeVisible();
  await signIn(page, "coach@studio.test");
  await expect(desk(page)).toBeVisible();
  await page.goto(at("/account/sessions"));
  await expect(page.getByRole("heading", { name: "Signed in on 2 devices" })).toBeVisible();
  await page.getByRole("button", { name: /^End Chrome/ }).click();
  await expect(page.getByRole("heading", { name: "Signed in on this device only" })).toBeVisible();
  // As a link does; the dialog may be open already, if the page itself was the first to ask for something.
  await goWithin(other, "/bookings");
  await expect(other.getByRole("dialog", { name: "Your session ended" })).toBeVisible();
  await other.getByRole("button", { name: "Leave without saving" }).click();
  await expect(other).toHaveURL(/\/login/);
});

test(
  "a client has password and devices too, and a changed password ends the other sessions",
  { tag: "@long" },
  async ({ page, openOther, faults }) => {
    faults.expect(/401|422/);
    const other = await openOther();
    await signIn(other, "member@studio.test");
    await expect(other).toHaveURL(/\/book$/);
    await signIn(page, "member@studio.test");
    await expect(page).toHaveURL(/\/book$/);
    await page.goto(at("/account"));
    await expect(page.getByRole("heading", { name: "Sign-in and devices", level: 1 })).toBeVisible();
    await expect(page.getByRole("link", { name: "My bookings" })).toBeVisible();
    await expectAccessibleState(page);
    await page.getByRole("button", { name: "Change password" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Current password", { exact: true }).fill("wrong");
    await dialog.getByLabel("New password", { exact: true }).fill("seven yellow ladders");
    await dialog.getByRole("button", { name: "Change password" }).click();
    await expect(dialog.getByText("This is not your current password.")).toBeVisible();
    await dialog.getByLabel("Current password", { exact: true }).fill("demo-password");
    await dialog.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("All other devices were signed out.")).toBeVisible();
    await other.goto(at("/book/my-bookings"));
    await expect(other.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  },
);

test(
  "owners of a company that requires two factors set them up before anything else",
  { tag: "@long" },
  async ({ page, openOther, faults }) => {
    faults.expect(/403/);
    const mustSetUp = "Your company requires you to use two-factor sign-in.";
    await signIn(page, "owner@studio.test");
    await expect(desk(page)).toBeVisible();
    const other = await openOther();
    await test.step("another owner is already signed in", async () => {
      await promoteToOwner(page, "coach@studio.test");
      await signIn(other, "coach@studio.test");
      await expect(desk(other)).toBeVisible();
    });

    await test.step("the owner requires it of all, and is asked at once", async () => {
      await page.goto(at("/config/company"));
      await page.getByLabel("Owners must sign in with two factors").check();
      await page.getByRole("button", { name: "Save company" }).click();
      await expect(page).toHaveURL(at("/account/two-factor"));
      await expect(page.getByText(mustSetUp)).toBeVisible();
      await expectAccessibleState(page);
    });

    await test.step("nothing else opens, neither a screen nor the API", async () => {
      for (const path of ["/", "/bookings", "/config/accounts", "/account/sessions", "/graphiql"]) {
        await page.goto(at(path));
        await expect(page, path).toHaveURL(at("/account/two-factor"));
      }
      const { status, body } = await ask(page, "GET", "/api/v1/bookings");
      expect([status, body]).toEqual([403, expect.objectContaining({ error: "two_factor_required" })]);
    });

    await test.step("it is asked for at the sign-in too, and completed with an app", async () => {
      await page.getByRole("button", { name: "Sign out" }).click();
      await signIn(page, "owner@studio.test");
      await expect(page).toHaveURL(at("/account/two-factor"));
      await setUpApp(page);
      await expect(desk(page)).toBeVisible();
      await page.goto(at("/account/sessions"));
      await expect(page.getByText("Your company requires you to keep it on.")).toBeVisible();
      await expect(page.getByRole("button", { name: "Turn off" })).toHaveAttribute("aria-disabled", "true");
    });

    await test.step("the other owner is sent to it from the current screen", async () => {
      await other.goto(at("/bookings"));
      await expect(other).toHaveURL(at("/account/two-factor"));
      await setUpApp(other);
      await expect(desk(other)).toBeVisible();
    });
  },
);

const People = z.object({ data: z.array(z.object({ id: z.int(), version: z.int() })) });

/** Promotes the account as the owner signed in on this page. */
async function promoteToOwner(page: Page, email: string): Promise<void> {
  const found = await ask(page, "GET", `/api/v1/accounts?search=${encodeURIComponent(email)}`);
  const [person] = People.parse(found.body).data;
  const input = { version: person?.version, roles: ["coach", "owner"] };
  expect((await ask(page, "PUT", `/api/v1/accounts/${person?.id}`, input)).status).toBe(200);
}

/** Calls the API with this browser's cookie. */
function ask(page: Page, method: string, path: string, input?: object): Promise<{ status: number; body: unknown }> {
  return page.evaluate(
    async ([verb, url, json]) => {
      const headers = { "content-type": "application/json", "x-requested-with": "journey" };
      const answer = await fetch(url, { method: verb, headers, ...(json && { body: json }) });
      return { status: answer.status, body: await answer.json() };
    },
    [method, path, JSON.stringify(input)] as const,
  );
}
