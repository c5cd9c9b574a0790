import { startEmbeddedPostgres } from "#api/db/embedded-postgres.ts";

// a separate process, for tests that kill one: starts the server in the given folder and keeps running
const postgres = await startEmbeddedPostgres(process.argv[2] ?? "", { durable: false });
process.stdout.write(`${JSON.stringify({ pid: postgres.pid, url: postgres.url })}\n`);
process.stdin.resume();
