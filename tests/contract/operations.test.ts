import { describe, expect, it } from "vitest";
import { z } from "zod";
import { v1Routes } from "#api/app.ts";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import { defineOperations, type Operation } from "#schema/shared/operation.ts";

const OPERATIONS = Object.entries<Operation>(v1Operations);
/** The graph also has the platform's own operations. */
const OF_GRAPH = [...OPERATIONS, ...Object.entries<Operation>(centralOperations)];
const HANDLERS: Record<string, unknown> = v1Routes;

const GOOD = {
  method: "post",
  path: "/api/v1/plants",
  audience: "staff",
  summary: "Plants.",
  answer: z.object({}),
} as const;

describe("the declaration of an operation", () => {
  it("does not compile if a write omits its retry, refreshed lists or history", () => {
    const whole = defineOperations({ plant: { ...GOOD, retry: "same_answer", refreshes: [], audit: "Planted" } });
    expect(whole.plant.audit).toBe("Planted");
    // @ts-expect-error a write says whether its answer may be kept
    defineOperations({ plant: { ...GOOD, refreshes: [], audit: "Planted" } });
    // @ts-expect-error a write says which lists it changes
    defineOperations({ plant: { ...GOOD, retry: "same_answer", audit: "Planted" } });
    // @ts-expect-error a write says how the history tells of it
    defineOperations({ plant: { ...GOOD, retry: "same_answer", refreshes: [] } });
    // @ts-expect-error nothing is kept of a read
    defineOperations({ plant: { ...GOOD, method: "get", retry: "same_answer" } });
  });

  it.each(OPERATIONS)("of %s saves no password, code or token for a retry", (operationId, operation) => {
    expect(keepsSecret(operation, HANDLERS[operationId])).toBe(operationId === UNGUESSABLE);
  });

  it("is reported if it would save a password or a token", () => {
    const write = { ...GOOD, retry: "same_answer", refreshes: [], audit: null } satisfies Operation;
    const plain = () => undefined;
    expect(keepsSecret({ ...write, body: z.object({ new_password: z.string() }) }, plain)).toBe(true);
    expect(keepsSecret({ ...write, answer: z.object({ access_token: z.string() }) }, plain)).toBe(true);
    expect(keepsSecret({ ...write, answer: z.object({ name: z.string() }) }, plain)).toBe(false);
  });

  it("refreshes only reads", () => {
    expect(OF_GRAPH.flatMap(notRead)).toEqual([]);
  });

  it.each(["cashUpSheet", "clientCredit", "refundsDue"] as const)(
    "refreshes %s whenever it refreshes the payments",
    (list) => {
      const forgetful = OPERATIONS.filter(
        ([, { refreshes = [] }]) => refreshes.includes("payments") && !refreshes.includes(list),
      );
      expect(forgetful.map(([name]) => name)).toEqual([]);
    },
  );

  it("refreshes the client's credit whenever credit may be used, moved or lost", () => {
    const spends = ({ body, refreshes }: Operation) => refreshes !== undefined && "credit" in (body?.shape ?? {});
    const using = OPERATIONS.filter(([name, operation]) => spends(operation) && name !== PAID_LATER.start);
    const names = [
      ...using.map(([name]) => name),
      PAID_LATER.books,
      "mergeClients",
      "anonymizeClient",
      "refundPayment",
    ];
    expect(using.map(([name]) => name)).toEqual(["createPublicBooking", "acceptWaitlistOffer"]);
    const forgetful = OPERATIONS.filter(
      ([name, { refreshes }]) => names.includes(name) && !refreshes?.includes("clientCredit"),
    );
    expect(forgetful.map(([name]) => name)).toEqual([]);
  });

  it("is reported if it would refresh a write, or an unknown operation", () => {
    const write = { ...GOOD, retry: "same_answer", audit: null } as const;
    expect(notRead(["plant", { ...write, refreshes: ["bookings", "createBooking", "plants"] }])).toEqual([
      "plant: createBooking",
      "plant: plants",
    ]);
  });

  it.each(OPERATIONS.filter(([name]) => name.endsWith("ByIds")))(
    "of %s names the rows that it is joined to",
    (_, { joins }) => {
      expect(joins ?? []).not.toEqual([]);
    },
  );
});

/** The reads that the web would have to refetch after a write and that do not exist. */
function notRead([name, { refreshes = [] }]: [string, Operation]): string[] {
  const reads = new Set(OF_GRAPH.flatMap(([read, { method }]) => (method === "get" ? [read] : [])));
  return refreshes.filter((list) => !reads.has(list)).map((list) => `${name}: ${list}`);
}

/** Its credit is used with the card's payment, which books. */
const PAID_LATER = { start: "startServicePayment", books: "confirmPaymentSuccess" };

/** Only a fast hash of a body is stored, from which these values could be guessed. */
const GUESSABLE = /password|^code$/;
/** Its code has 80 random bits, of which the table of gift cards keeps a hash too. */
const UNGUESSABLE = "redeemGiftCard";
const SECRET = /token$|secret|codes|challenge/;

/** Whether a stored response would contain a secret; a handler that derives its tokens again on a retry stores none. */
function keepsSecret({ retry, body, answer }: Operation, handler: unknown): boolean {
  if (retry !== "same_answer") return false;
  const derives = typeof handler === "object" && handler !== null && "replay" in handler;
  if (Object.keys(body?.shape ?? {}).some((name) => GUESSABLE.test(name))) return true;
  return !derives && propertiesOf(answer).some((name) => SECRET.test(name));
}

function propertiesOf(model: z.ZodType): string[] {
  const text = JSON.stringify(z.toJSONSchema(model, { io: "output", unrepresentable: "any" }));
  return [...text.matchAll(/"(\w+)":\{/g)].map(([, name]) => name ?? "");
}
