import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const CHECKOUT = fileURLToPath(new URL("../..", import.meta.url));
const LISTED = /prom-client|@opentelemetry\/(sdk|exporter)/;

/** Loads the whole product with these settings, and prints which telemetry packages were loaded with it. */
const PROGRAM = `
  import { registerHooks } from "node:module";
  const seen = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      const [, name] = /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(found.url) ?? [];
      if (name) seen.add(name);
      return found;
    },
  });
  await import("#gateway/server.ts");
  await import("#api/app.ts");
  const { readConfig } = await import("#api/config.ts");
  const { startTelemetry } = await import("#api/start/start-telemetry.ts");
  const opened = new AsyncDisposableStack();
  await startTelemetry(readConfig(JSON.parse(process.argv[1])), "fairway", opened);
  await opened.disposeAsync();
  console.log(JSON.stringify([...seen]));
  process.exit();
`;

async function loadedWith(settings: Record<string, string>): Promise<string[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module", "--eval", PROGRAM, JSON.stringify(settings)],
    { cwd: CHECKOUT },
  );
  // it prints only the names
  const names = JSON.parse(stdout) as string[];
  expect(names).toContain("hono");
  return names.filter((name) => LISTED.test(name)).toSorted();
}

test("loads no package of metrics or traces without a setting", async () => {
  expect(await loadedWith({})).toEqual([]);
});

test("loads the packages of metrics, or of traces, if set", { tags: ["long"] }, async () => {
  expect(await loadedWith({ METRICS_KEY: "k".repeat(32) })).toEqual(["prom-client"]);
  const traced = await loadedWith({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9" });
  expect(traced).toContain("@opentelemetry/exporter-trace-otlp-http");
});
