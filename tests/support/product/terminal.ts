import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { hostFetch } from "../host-fetch.ts";

/** The output of a curl command in a terminal; without curl, sends the same request from here. */
export async function answerInTerminal(line: string): Promise<string> {
  const run = promisify(execFile);
  try {
    return (await run("sh", ["-c", `${line} --silent --show-error`])).stdout;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === 127)) throw error;
    const [, address = ""] = /curl (\S+)/.exec(line) ?? [];
    const [, body] = /(?:--data|-d) '([^']*)'/.exec(line) ?? [];
    const headers = Object.fromEntries(
      [...line.matchAll(/-H '([^:]+): ([^']+)'/g)].map(([, name = "", value = ""]) => [name.toLowerCase(), value]),
    );
    const { port, host, pathname } = new URL(address);
    const question = body === undefined ? { headers } : { headers, method: "POST", body: JSON.parse(body) };
    return (await hostFetch(Number(port), host, pathname, question)).text();
  }
}
