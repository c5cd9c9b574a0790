import { gql } from "@apollo/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { UPLOAD_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import { askGraph } from "#web/features/reports/shared/graph/ask-graph.ts";
import { lendToken } from "#web/features/reports/shared/graph/explore-token.ts";
import { sendPicture } from "#web/features/venue/shared/pictures/send-picture.ts";
import { dropAccessToken, keepAccessToken } from "#web/session/access-token.ts";
import { downloadFile } from "#web/session/fresh-sign-in/download-file.ts";
import { subscribeWithRetry } from "#web/session/subscribe-with-retry.ts";

let sent: Headers[] = [];
let timeouts: number[] = [];

/** Refuses each request, and keeps its headers. */
class RefusedUpload extends EventTarget {
  status = 422;
  responseText = '{"message":"no"}';
  upload = new EventTarget();
  #headers = new Headers();
  #timeout = 0;
  set timeout(limit: number) {
    this.#timeout = limit;
  }
  open(): void {}
  abort(): void {}
  setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  send(): void {
    sent.push(this.#headers);
    timeouts.push(this.#timeout);
    this.dispatchEvent(new Event("loadend"));
  }
}

beforeEach(() => {
  sent = [];
  timeouts = [];
  keepAccessToken("of-the-tab");
  vi.stubGlobal("XMLHttpRequest", RefusedUpload);
  vi.stubGlobal("fetch", async (_address: string, { headers }: RequestInit) => {
    sent.push(new Headers(headers));
    return Response.json({ message: "no", errors: [{ message: "no" }] }, { status: 422 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropAccessToken();
});

const picture = () =>
  sendPicture(new File(["x"], "x.png"), "logo", { onProgress: () => undefined, signal: new AbortController().signal });

const subscription = gql`
  subscription Heard {
    changes {
      cursor
    }
  }
`;

async function listen(): Promise<void> {
  const end = new AbortController();
  const [take, onBreak] = [() => undefined, () => undefined];
  void subscribeWithRetry({ subscription, variables: () => ({}), signal: end.signal, take, onBreak });
  await expect.poll(() => sent).not.toEqual([]);
  end.abort();
}

it.each<[string, () => Promise<unknown>]>([
  ["an upload", () => picture().catch(() => undefined)],
  ["a download", () => downloadFile("/api/v1/clients.csv")],
  ["a read-only token", () => lendToken().catch(() => undefined)],
  ["a query of the explorer", () => askGraph("of-the-tab", { query: "{ company { name } }" })],
  ["a subscription", listen],
])("names the app, marks the request as a script's and sends the token for %s", async (_what, work) => {
  await work();
  expect(sent).toHaveLength(1);
  expect(sent[0]?.get("X-App-Client")).toBe("fairway-web");
  expect(sent[0]?.get("X-Requested-With")).toBe("XMLHttpRequest");
  expect(sent[0]?.get("Authorization")).toBe("Bearer of-the-tab");
});

it("allows an upload ten minutes", async () => {
  await picture().catch(() => undefined);
  expect(timeouts).toEqual([UPLOAD_TIMEOUT_MS]);
  expect(UPLOAD_TIMEOUT_MS).toBe(600_000);
});
