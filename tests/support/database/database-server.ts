import { randomBytes } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { Client } from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedPostgres } from "#api/db/embedded-postgres.ts";
import { migrate } from "#api/db/migrate.ts";
import { ensureRoles } from "#api/db/roles.ts";
import { keepInMemory, makeRunFolder } from "../run-folder.ts";

/** What a test file needs to clone its own database on the run's one server. */
export interface TestServer {
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
  platformUrl: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    testServer: TestServer;
  }
}

/** The secret key with which the roles of test databases are created. */
export const TEST_SECRET_KEY = "test secret key of thirty-two bytes";
/** The migrated database from which each test file's own is cloned; nobody else connects to it. */
const TEMPLATE = "fairway";

/** Starts the one server of a test run and migrates its template; returns a function that stops it. */
export async function startTestServer(given?: string): Promise<{ server: TestServer; stop: () => Promise<void> }> {
  const folder = given ?? (await makeRunFolder());
  mkdirSync(folder, { recursive: true });
  const postgres = await startEmbeddedPostgres(folder, { durable: false, maxConnections: 300 });
  const stop = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const { app, platform } = await ensureRoles(postgres.url, TEST_SECRET_KEY);
    await migrate(postgres.url);
    return {
      server: { adminUrl: postgres.adminUrl, ownerUrl: postgres.url, appUrl: app, platformUrl: platform },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface TestDatabase {
  /** Runs migrations; subject to row-level security like every other role. */
  ownerUrl: string;
  appUrl: string;
  platformUrl: string;
  /** The superuser, who sees every tenant's rows: for counting only, never for the product's work. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** Clones the migrated template into a database of its own (about 50 ms). */
export function cloneDatabase(server: TestServer): Promise<TestDatabase> {
  return createDatabase(server, TEMPLATE);
}

/** A database without any migrations. */
export function emptyDatabase(server: TestServer): Promise<TestDatabase> {
  return createDatabase(server, "template1");
}

async function createDatabase(server: TestServer, template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asAdmin(server, `create database ${name} template ${template} owner fairway_owner`);
  const onIt = (url: string) => Object.assign(new URL(url), { pathname: name }).href;
  return {
    ownerUrl: onIt(server.ownerUrl),
    appUrl: onIt(server.appUrl),
    platformUrl: onIt(server.platformUrl),
    adminUrl: onIt(server.adminUrl),
    drop: () => asAdmin(server, `drop database if exists ${name} with (force)`),
  };
}

async function asAdmin({ adminUrl }: TestServer, statement: string): Promise<void> {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/** The run's one server, shared by all its projects. */
const shared = globalThis as typeof globalThis & { testServer?: ReturnType<typeof startRunServer>; users?: number };

async function startRunServer(): ReturnType<typeof startTestServer> {
  const removeFiles = await keepInMemory();
  const { server, stop } = await startTestServer();
  return { server, stop: () => stop().finally(removeFiles) };
}

/** Vitest's global setup, called for each project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.users = (shared.users ?? 0) + 1;
  const { server, stop } = await (shared.testServer ??= startRunServer());
  project.provide("testServer", server);
  return async () => {
    shared.users = (shared.users ?? 1) - 1;
    if (shared.users === 0) await stop();
  };
}
