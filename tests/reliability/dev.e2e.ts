import { createServer } from "vite";
import { test as base, expect } from "#tests/support/browser/browser-test.ts";
import { goWithin } from "#tests/support/browser/go-within.ts";
import { freePort } from "#tests/support/product/free-port.ts";

/** `npm run dev` in front of the running product, with nothing prepared. */
const test = base.extend<{ devUrl: string }>({
  devUrl: async ({ baseURL }, provide, { outputDir }) => {
    const port = await freePort();
    process.env["PORT"] = new URL(baseURL ?? "").port;
    const server = await createServer({
      cacheDir: `${outputDir}/vite`,
      server: { host: "127.0.0.1", port, strictPort: true },
      logLevel: "error",
    });
    await server.listen();
    await provide(`http://demo.localhost:${port}`);
    await server.close();
  },
});

test.use({ person: "owner" });

test("serves the pages with live reload and without React warnings", { tag: "@long" }, async ({ page, devUrl }) => {
  await page.goto(devUrl);
  await expect(page.getByRole("heading", { name: "Dashboard", level: 1 })).toBeVisible();
  for (const [path, shows] of SCREENS) {
    await goWithin(page, path);
    await expect(page.getByText(shows).filter({ visible: true }).first()).toBeVisible();
  }
  await page.goto(`${devUrl}/book`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto(`${devUrl}/graphiql`);
  await expect(page.locator(".graphiql-query-editor .monaco-editor")).toBeVisible();
});

const SCREENS = [
  ["/schedule-overview", "Bay 1"],
  ["/clients", "mail.example"],
  ["/products/resources", "Bay 1"],
  ["/products/services", "Simulator"],
] as const;
