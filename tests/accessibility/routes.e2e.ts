import { paths } from "#web/app/paths.ts";
import { expectAccessible } from "#tests/support/accessible.ts";
import { expect, test } from "#tests/support/browser-test.ts";

const WIDTHS = [375, 768, 1440];

/** Each route with what shows that its data is there. The booking page is looked at in tests/book. */
const STAFF_ROUTES = [
  { path: paths.dashboard, shows: "Next arrivals" },
  { path: paths.schedule, shows: "Bay 1" },
  { path: `${paths.schedule}?view=list`, shows: "60 min" },
  { path: `${paths.bookings}?view=all`, shows: "Bay 1" },
  { path: paths.clients, shows: "mail.example" },
  { path: paths.sessions, shows: "This one" },
  { path: paths.twoFactor, shows: "Begin" },
  { path: paths.locations, shows: "North Shore" },
  { path: `${paths.locations}/1`, shows: "Opening hours" },
  { path: paths.accounts, shows: "owner@demo.test" },
  { path: paths.roles, shows: "Waive a fee" },
];
const OPEN_ROUTES = [
  { path: paths.login, shows: "Only here to play?" },
  { path: paths.forgotPassword, shows: "Mail me a link" },
  { path: paths.resetPassword, shows: "Mail me a new link" },
  { path: paths.notFound, shows: "This page is out of bounds" },
  { path: paths.forbidden, shows: "This page is not yours to see" },
  { path: paths.serverError, shows: "The server could not answer" },
];

// Many screens in one test: a browser that has loaded the app once is quicker than a fresh one for each.
test.setTimeout(180_000);

for (const width of WIDTHS) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("axe finds nothing on what everybody sees", async ({ page, baseURL }) => {
      for (const { path, shows } of OPEN_ROUTES) {
        await page.goto(path);
        await expect(page.getByText(shows).first()).toBeVisible();
        await expectAccessible(page);
      }
      for (const company of ["expired", "cancelled"]) {
        await page.goto((baseURL ?? "").replace("demo.", `${company}.`));
        await expect(page.getByRole("heading", { name: "Account locked" })).toBeVisible();
        await expectAccessible(page);
      }
    });

    test.describe("signed in", () => {
      test.use({ person: "admin" });

      test("axe finds nothing on what staff see", async ({ page }) => {
        for (const { path, shows } of STAFF_ROUTES) {
          await page.goto(path);
          await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
          await expect(page.getByText("Loading")).toHaveCount(0);
          await expectAccessible(page);
        }
      });
    });
  });
}
