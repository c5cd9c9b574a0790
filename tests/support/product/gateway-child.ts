import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { GATEWAY_KEY, untilReady } from "./api-child.ts";
import { SERVER_FLAGS } from "./server-flags.ts";

const MAIN = fileURLToPath(new URL("gateway-process.ts", import.meta.url));

const running = new Set<ChildProcess>();
process.once("exit", () => running.forEach((child) => child.kill("SIGKILL")));

/** A gateway as a separate process, in front of REST platforms that listen elsewhere. */
export async function startGatewayChild(port: number, apiUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...SERVER_FLAGS, MAIN], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), API_URL: apiUrl, GATEWAY_KEY },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  await untilReady(child, port);
  return child;
}
