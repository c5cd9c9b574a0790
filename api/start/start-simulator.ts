import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { StartError } from "#api/errors/start-error.ts";
import type { ConnectSettings } from "#api/stripe/stripe-connect.ts";
import type { StripeSettings } from "#api/stripe/stripe-provider.ts";

const PROGRAM = fileURLToPath(new URL("../../simulator/main.ts", import.meta.url));
const READY_WITHIN_MS = 20_000;

export interface RunningSimulator {
  settings: StripeSettings;
  /** Its address, reachable only from this machine. */
  url: string;
  isRunning(): boolean;
}

/** Starts the payment provider's stand-in as a child process that ends with this one. */
export async function startSimulator(
  {
    dataDir,
    webhookUrl,
    now,
    ...addresses
  }: { dataDir: string; webhookUrl: string; publicUrl: string; callbackUrl: string; now: Temporal.Instant },
  opened: AsyncDisposableStack,
): Promise<RunningSimulator> {
  const secretKey = newKey("sk_test_simulated");
  const publishableKey = "pk_test_simulated";
  const webhookSecret = newKey("whsec_simulated");
  const child = fork(PROGRAM);
  const endpoints = [{ url: webhookUrl, secret: webhookSecret }];
  child.send({
    secretKey,
    publishableKey,
    endpoints,
    ...addresses,
    file: join(dataDir, "test-payments.json"),
    now: now.epochMilliseconds,
  });
  opened.defer(() => void child.kill("SIGTERM"));
  const port = await new Promise<number>((resolve, reject) => {
    const late = setTimeout(
      () => reject(new StartError("The stand-in for card payments did not start.")),
      READY_WITHIN_MS,
    );
    child.once("message", (message: { port: number }) => {
      clearTimeout(late);
      resolve(message.port);
    });
    child.once("exit", (code) => reject(new StartError(`The stand-in for card payments ended with ${code}.`)));
  });
  const url = `http://127.0.0.1:${port}`;
  // For changing its clock: see Test payments in docs/operations.md.
  const door = JSON.stringify({ url, secret_key: secretKey });
  await writeFile(join(dataDir, "test-payments-door.json"), door, { mode: 0o600 });
  const server = { protocol: "http", host: "127.0.0.1", port } as const;
  const { publicUrl, callbackUrl } = addresses;
  const connect = simulatedConnect(publicUrl, callbackUrl);
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { settings: { mode: "simulated", secretKey, publishableKey, webhookSecret, server, connect }, url, isRunning };
}

export const simulatedConnect = (publicUrl: string, callbackUrl: string): ConnectSettings => ({
  clientId: "ca_simulated",
  authorizeUrl: `${publicUrl}/oauth/authorize`,
  callbackUrl,
  dashboardUrl: `${publicUrl}/connect`,
});

const newKey = (kind: string): string => `${kind}_${randomBytes(24).toString("base64url")}`;
