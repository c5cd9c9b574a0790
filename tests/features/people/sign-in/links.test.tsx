import { gql } from "@apollo/client";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { REQUEST_TIMEOUT_MS } from "#schema/shared/time-limits.ts";
import { createApolloClient } from "#web/apollo/client.ts";
import { explain } from "#web/apollo/explain-fault.ts";
import type { Fault } from "#web/apollo/http-fault.ts";
import { REPEATED_WITHIN_MS, RETRY_DELAY_CAP_MS, retryLink, StoppedError } from "#web/apollo/links.ts";
import { fakeGraph, type Answer, type Answers } from "./fake-graph.ts";

const QUERY = gql`
  query Ping {
    ping
  }
`;
const MUTATION = gql`
  mutation Push {
    push
  }
`;
const PONG = { data: { ping: "pong" } };
const BUSY = { code: "unavailable", status: 503, message: "The service is busy." };

function clientOver(answers: Answers, token?: string) {
  const graph = fakeGraph(answers);
  const faults: Fault[] = [];
  const client = createApolloClient({
    fetch: graph.fetch,
    accessToken: () => token,
    onFault: (fault) => faults.push(fault),
    retryDelayMs: 1,
    timeoutMs: 200,
  });
  return { client, faults, ...graph };
}

describe("request headers", () => {
  it("name the app, mark the request as a script's and include the tab's token", async () => {
    const { client, asked } = clientOver({ Ping: () => PONG }, "secret");
    await client.query({ query: QUERY });
    expect(asked[0]?.headers.get("X-Requested-With")).toBe("XMLHttpRequest");
    expect(asked[0]?.headers.get("X-App-Client")).toBeTruthy();
    expect(asked[0]?.headers.get("Authorization")).toBe("Bearer secret");
    expect(asked[0]?.headers.has("Idempotency-Key")).toBe(false);
  });

  it("include no authorization if the cookie signs in", async () => {
    const { client, asked } = clientOver({ Ping: () => PONG });
    await client.query({ query: QUERY });
    expect(asked[0]?.headers.has("Authorization")).toBe(false);
  });

  it("include a key with each mutation, the same in retries", async () => {
    const { client, asked } = clientOver({
      Push: (_v, turn) => (turn === 0 ? { http: 502 } : { data: { push: true } }),
    });
    await client.mutate({ mutation: MUTATION });
    await client.mutate({ mutation: MUTATION });
    const keys = asked.map(({ headers }) => headers.get("Idempotency-Key"));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});

describe("a mutation without a response", () => {
  afterEach(() => vi.useRealTimers());
  const DONE = { data: { push: true } };
  const NO_ANSWER = "no answer";
  const keysOf = (asked: readonly { headers: Headers }[]) =>
    new Set(asked.map(({ headers }) => headers.get("Idempotency-Key"))).size;

  it.each([
    ["the connection is lost", NO_ANSWER, "fetch failed"],
    ["the server fails", { http: 502 }, "502"],
    ["the server is busy", BUSY, BUSY.message],
  ] as const)(
    "keeps its key for another press when %s, so that nothing is done twice",
    async (_when, lost, message) => {
      const { client, asked } = clientOver({ Push: (_v, turn) => (turn < 3 ? lost : DONE) });
      await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow(message);
      await client.mutate({ mutation: MUTATION });
      expect([asked.length, keysOf(asked)]).toEqual([4, 1]);
      await client.mutate({ mutation: MUTATION });
      expect(keysOf(asked)).toBe(2);
    },
  );

  it("keeps its key when the person stops waiting", async () => {
    let stop = (): void => undefined;
    const graph = fakeGraph({ Push: () => DONE });
    const client = createApolloClient({
      fetch: async (...request) => {
        const answer = graph.fetch(...request);
        return graph.asked.length === 1 ? new Promise<Response>(() => undefined) : answer;
      },
      accessToken: () => undefined,
      onFault: () => undefined,
      onPending: (given) => {
        stop = given;
        return () => undefined;
      },
    });
    const first = client.mutate({ mutation: MUTATION });
    await expect.poll(() => graph.asked).toHaveLength(1);
    stop();
    await expect(first).rejects.toThrow(StoppedError);
    await client.mutate({ mutation: MUTATION });
    expect([graph.asked.length, keysOf(graph.asked)]).toEqual([2, 1]);
  });

  it("gets a new key with other input, after a refusal, and after two minutes", async () => {
    const now = Date.UTC(2027, 4, 3);
    vi.useFakeTimers({ toFake: ["Date"], now });
    const replies: Answer[] = [NO_ANSWER, NO_ANSWER, NO_ANSWER, REFUSED];
    const { client, asked } = clientOver({ Push: (_v, turn) => replies[turn] ?? DONE });
    await expect(client.mutate({ mutation: MUTATION })).rejects.toThrow("fetch failed");
    await expect(client.mutate({ mutation: MUTATION, variables: { other: 1 } })).rejects.toThrow("no");
    await client.mutate({ mutation: MUTATION, variables: { other: 1 } });
    vi.setSystemTime(now + REPEATED_WITHIN_MS);
    await client.mutate({ mutation: MUTATION });
    expect([asked.length, keysOf(asked)]).toEqual([6, 4]);
  });

  const REFUSED = { code: "invalid_state", status: 409, message: "no" };
});

describe("a request that must be confirmed first", () => {
  const STALE = { code: "fresh_sign_in_required", status: 403, proof: "code", message: "Confirm that it is you." };

  function clientAsking(answers: Answers, answer: boolean) {
    const graph = fakeGraph(answers);
    const [faults, questions]: [Fault[], string[]] = [[], []];
    const client = createApolloClient({
      fetch: graph.fetch,
      accessToken: () => undefined,
      onFault: (fault) => faults.push(fault),
      askAgain: (proof) => {
        questions.push(proof);
        return Promise.resolve(answer);
      },
    });
    return { client, faults, questions, ...graph };
  }

  it("is repeated automatically after the confirmation, with the same key, and shows no error", async () => {
    const { client, asked, faults, questions } = clientAsking(
      { Push: (_v, turn) => (turn === 0 ? STALE : { data: { push: true } }) },
      true,
    );
    const { data } = await client.mutate({ mutation: MUTATION });
    expect([data, questions, faults]).toEqual([{ push: true }, ["code"], []]);
    const [first, second, ...more] = asked.map(({ headers }) => headers.get("Idempotency-Key"));
    expect([first === second, more]).toEqual([true, []]);
  });

  it("is refused if the person cancels, and not repeated", async () => {
    const { client, asked, faults } = clientAsking({ Ping: () => STALE }, false);
    await expect(client.query({ query: QUERY })).rejects.toThrow("Confirm that it is you.");
    expect([asked.length, faults]).toEqual([1, []]);
  });

  it("is not confirmed for any other refusal", async () => {
    const { client, questions } = clientAsking(
      { Ping: () => ({ code: "forbidden", status: 403, message: "no" }) },
      true,
    );
    await expect(client.query({ query: QUERY })).rejects.toThrow("no");
    expect(questions).toEqual([]);
  });
});

describe("retries", () => {
  it("repeat a query that got a 5xx, also within a 200 response", async () => {
    const { client, asked, faults } = clientOver({ Ping: (_v, turn) => [{ http: 502 }, BUSY, PONG][turn] ?? PONG });
    const { data } = await client.query({ query: QUERY });
    expect(data).toEqual({ ping: "pong" });
    expect(asked).toHaveLength(3);
    expect(faults).toHaveLength(0);
  });

  it("stop after two and report the error once", async () => {
    const { client, asked, faults } = clientOver({ Ping: () => "no answer" });
    await expect(client.query({ query: QUERY })).rejects.toThrow("fetch failed");
    expect(asked).toHaveLength(3);
    expect(faults).toEqual([expect.objectContaining({ status: undefined })]);
  });

  it("do not repeat a refusal", async () => {
    for (const status of [400, 401, 403, 404, 409, 422, 423, 429]) {
      const { client, asked } = clientOver({ Ping: () => ({ code: "x", status, message: "no" }) });
      await expect(client.query({ query: QUERY })).rejects.toThrow("no");
      expect(asked, String(status)).toHaveLength(1);
    }
  });

  it("do not repeat a request for which the server itself has waited long enough", async () => {
    const late = { code: "timed_out", status: 503, message: "Stripe status fetch timeout" };
    const { client, asked } = clientOver({ Ping: () => late });
    const error: unknown = await client.query({ query: QUERY }).catch((thrown: unknown) => thrown);
    expect([asked.length, explain(error).message]).toEqual([1, "Stripe status fetch timeout"]);
  });

  it("treat a time-out as no response", async () => {
    const hanging = vi.fn<typeof fetch>(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("timeout", { cause: init.signal?.reason })));
        }),
    );
    const client = createApolloClient({
      fetch: hanging,
      accessToken: () => undefined,
      onFault: () => {},
      retryDelayMs: 1,
      timeoutMs: 5,
    });
    await expect(client.query({ query: QUERY })).rejects.toThrow("timeout");
    expect(hanging).toHaveBeenCalledTimes(3);
  });

  it("wait 30 s for a response", () => {
    expect(REQUEST_TIMEOUT_MS).toBe(30_000);
  });
});

describe("the delay between retries", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  // The link's own retry schedule is under test.
  const delayFor = (firstDelayMs: number) =>
    (retryLink({ firstDelayMs }) as unknown as { delayFor: (count: number) => number }).delayFor;

  it("never becomes shorter, whatever the random part, or longer than 5 s", () => {
    const chance = vi.spyOn(Math, "random");
    for (const firstDelayMs of [300, 2000, 9000]) {
      const delay = delayFor(firstDelayMs);
      const longest = [1, 2, 3].map((count) => (chance.mockReturnValue(0.999), delay(count)));
      const shortest = [1, 2, 3].map((count) => (chance.mockReturnValue(0), delay(count)));
      expect(shortest[1]).toBeGreaterThanOrEqual(longest[0] ?? 0);
      expect(shortest[2]).toBeGreaterThanOrEqual(longest[1] ?? 0);
      expect(Math.max(...longest)).toBeLessThanOrEqual(RETRY_DELAY_CAP_MS);
    }
    expect(RETRY_DELAY_CAP_MS).toBe(5000);
  });

  it("is 300 ms on average at first, and then doubles", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    expect([1, 2].map(delayFor(300))).toEqual([300, 600]);
  });
});

describe("a slow mutation", () => {
  it("can be cancelled: nothing is repeated, and no error is reported", async () => {
    let stop = () => {};
    const fetchForever = vi.fn<typeof fetch>(() => new Promise(() => undefined));
    const faults: Fault[] = [];
    const ended = vi.fn<() => void>();
    const client = createApolloClient({
      fetch: fetchForever,
      accessToken: () => undefined,
      onFault: (fault) => faults.push(fault),
      onPending: (giveUp) => {
        stop = giveUp;
        return ended;
      },
    });
    const change = client.mutate({ mutation: MUTATION });
    await expect.poll(() => fetchForever.mock.calls).toHaveLength(1);
    stop();
    await expect(change).rejects.toThrow(StoppedError);
    expect(explain(await change.catch((error: unknown) => error)).message).toContain("You stopped");
    expect(ended).toHaveBeenCalled();
    expect(fetchForever).toHaveBeenCalledOnce();
    expect(faults).toEqual([]);
  });

  it("is offered to be cancelled, and a query is not", async () => {
    const begin = vi.fn<() => () => void>(() => () => {});
    const graph = fakeGraph({ Ping: () => PONG, Push: () => ({ data: { push: true } }) });
    const client = createApolloClient({
      fetch: graph.fetch,
      accessToken: () => undefined,
      onFault: () => {},
      onPending: begin,
    });
    await client.query({ query: QUERY });
    expect(begin).not.toHaveBeenCalled();
    await client.mutate({ mutation: MUTATION });
    expect(begin).toHaveBeenCalledTimes(1);
  });
});
