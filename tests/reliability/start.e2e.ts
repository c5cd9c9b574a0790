import { expect, test } from "#tests/support/browser/browser-test.ts";

test("opens the demo venue on its own host, with nothing from other hosts and no error in the console", async ({
  page,
}) => {
  const hosts = new Set<string>();
  const complaints: string[] = [];
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  await page.goto("/book");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(complaints).toEqual([]);
});
