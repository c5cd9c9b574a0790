import { createServer, type AddressInfo } from "node:net";
import { expect, inject, it } from "vitest";
import { readConfig } from "#api/config.ts";
import { prepareDatabase } from "#api/data-folder/prepare-database.ts";
import { TEST_SECRET_KEY } from "#tests/support/database/database-server.ts";
import { createTestDatabase } from "#tests/support/database/database.ts";

const prepare = (env: Record<string, string>) => prepareDatabase(readConfig({ SECRET_KEY: TEST_SECRET_KEY, ...env }));

it("prepares the operator's database twice over the same connections", async () => {
  const database = await createTestDatabase();
  const first = await prepare({ DATABASE_URL: database.ownerUrl });
  const second = await prepare({ DATABASE_URL: database.ownerUrl });
  expect(first).toMatchObject({ appUrl: database.appUrl, platformUrl: database.platformUrl, isEmbedded: false });
  expect(second).toMatchObject({ appUrl: first.appUrl, platformUrl: first.platformUrl });
  await database.drop();
});

it("reports in one line that nothing answers at DATABASE_URL, without its password", async () => {
  const port = await closedPort();
  const failure = prepare({ DATABASE_URL: `postgres://fairway:hunter2@127.0.0.1:${port}/fairway` });
  await expect(failure).rejects.toThrow(
    `DATABASE_URL (127.0.0.1:${port}/fairway) cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.`,
  );
});

it("reports in one line that the password is wrong", async () => {
  const url = Object.assign(new URL(inject("testServer").ownerUrl), { password: "wrong" });
  await expect(prepare({ DATABASE_URL: url.href })).rejects.toThrow(
    /^DATABASE_URL \(.*\) cannot be used: password .*failed/,
  );
});

it("refuses a connection for the app that can bypass row-level security", async () => {
  const database = await createTestDatabase();
  const env = { DATABASE_URL: database.ownerUrl, DATABASE_APP_URL: database.adminUrl };
  await expect(prepare(env)).rejects.toThrow("DATABASE_APP_URL names a role that row-level security does not bind.");
  await database.drop();
});

async function closedPort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // a server listening on a port has an address with a port
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
