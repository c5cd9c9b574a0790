import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, it } from "vitest";
import { connect } from "#api/db/connect.ts";
import { missingInDatabase } from "#api/db/migrate.ts";
import { refusalOf } from "#api/http/respond.ts";
import { freePort } from "#tests/support/product/free-port.ts";

const folder = mkdtempSync(join(tmpdir(), "fairway-unreachable-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A server on a free port that handles each connection with `answers`. */
async function serverThat(answers: (socket: Socket) => void): Promise<string> {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    answers(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  server.unref();
  const address = server.address();
  return `postgres://nobody@127.0.0.1:${typeof address === "object" ? address?.port : 0}/fairway`;
}

/** A server that refuses each connection with this SQLSTATE and message. */
const refusing = (state: string, message: string): Promise<string> => {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${state}\0M${message}\0\0`);
  const head = Buffer.from("E\0\0\0\0");
  head.writeInt32BE(fields.length + 4, 1);
  return serverThat((socket) => socket.once("data", () => socket.end(Buffer.concat([head, fields]))));
};

const throughSocketIn = (place: string) => `postgres://nobody@/fairway?host=${encodeURIComponent(place)}&port=5432`;

/** Addresses at which no database responds, by the reason why not. */
const GONE: Record<string, () => Promise<string>> = {
  "whose socket is gone": async () => throughSocketIn(folder),
  "whose folder is gone": async () => throughSocketIn(join(folder, "none")),
  "whose socket is a plain file": async () => {
    const place = mkdtempSync(join(folder, "plain-"));
    writeFileSync(join(place, ".s.PGSQL.5432"), "");
    return throughSocketIn(place);
  },
  "whose port is closed": async () => `postgres://nobody@127.0.0.1:${await freePort()}/fairway`,
  "whose port is closed at each address of its name": async () =>
    `postgres://nobody@localhost:${await freePort()}/fairway`,
  "whose name is unknown": async () => "postgres://nobody@database.invalid/fairway",
  "that hangs up": () => serverThat((socket) => socket.end()),
  "that resets the connection": () => serverThat((socket) => socket.resetAndDestroy()),
  "that hangs up in the middle of a greeting": () => serverThat((socket) => socket.end("R\0\0")),
  "that refuses the password": () => refusing("28P01", 'password authentication failed for user "fairway_app"'),
  "whose account may not sign in": () => refusing("28000", 'role "fairway_app" is not permitted to log in'),
  "that was renamed": () => refusing("3D000", 'database "fairway" does not exist'),
  "that is closed": () => refusing("55000", 'database "fairway" is not currently accepting connections'),
};

const REFUSES = new Set(["that refuses the password", "whose account may not sign in"]);

it.each(Object.entries(GONE))("reports a database %s as unavailable", async (what, addressOf) => {
  const db = connect(await addressOf(), { maxConnections: 1 });
  const error: unknown = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown);
  expect(refusalOf(error), String(error)).toMatchObject({ code: "unavailable", status: 503 });
  const reason = REFUSES.has(what) ? "refuses the user or password of its address" : "does not answer";
  expect(await missingInDatabase(db, [])).toEqual([{ part: "database", reason }]);
  await db.destroy();
});

it("still reports a missing file as an internal error", () => {
  let error: unknown;
  try {
    readFileSync(join(folder, "none"));
  } catch (thrown) {
    error = thrown;
  }
  expect(refusalOf(error)).toBeNull();
});
