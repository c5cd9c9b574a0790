import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import type { Caller } from "#api/auth/caller.ts";
import { presentInvoice } from "#api/features/payments/billing/present.ts";
import type { InvoiceRow } from "#api/features/payments/billing/queries.ts";
import { centralOperations, v1Operations } from "#schema/operations.ts";
import { defineOperations, type Operation, type OperationTable } from "#schema/shared/operation.ts";
import { fullHour, join } from "#tests/features/bookings/waitlist/support.ts";
import { bookingOf, link, nextHour } from "#tests/features/payments/card-attempts/card-charges/support.ts";
import { connect } from "#tests/features/payments/ecommerce/support.ts";
import { tokenOf } from "#tests/features/people/access-tokens/support.ts";
import { wayIn } from "#tests/features/people/impersonation/support.ts";
import { cad } from "#tests/features/venue/catalogue/support.ts";
import {
  startPlatform,
  type Ask,
  type OperationId,
  type Person,
  type Platform,
  type Question,
  type Venue,
} from "#tests/support/venue.ts";

const OPERATIONS: OperationTable = { ...v1Operations, ...centralOperations };

/** Names of fields whose value opens or does something for whoever has it. */
const SECRET = /(^|_)(token|secret|code|url|link|password|nonce|hash)s?$/;

const isRead = ({ method, isQuestion }: Operation): boolean => method === "get" || isQuestion === true;

/** "operation Model.field" of every such text that a read answers to anyone but the person themselves. */
function secretsAnswered(operations: OperationTable): string[] {
  return Object.entries(operations).flatMap(([operationId, operation]) => {
    const isGuarded = operation.inPersonOnly || operation.asksAgain === "always";
    // Whoever holds a link has shown its token already.
    if (!isRead(operation) || isGuarded || operation.audience === "holder") return [];
    return [...new Set(textFields(z.toJSONSchema(operation.answer, { io: "output", unrepresentable: "any" })))]
      .filter((name) => SECRET.test(name.split(".")[1] ?? ""))
      .map((name) => `${operationId} ${name}`);
  });
}

/** "Model.field" of each text in a JSON schema, and in what it is made of. */
function textFields(schema: unknown, model = "answer"): string[] {
  if (Array.isArray(schema)) return schema.flatMap((part) => textFields(part, model));
  if (!isObject(schema)) return [];
  const name = typeof schema["id"] === "string" ? schema["id"] : model;
  const own = Object.entries(isObject(schema["properties"]) ? schema["properties"] : {}).flatMap(([field, value]) => [
    ...(isText(value) ? [`${name}.${field}`] : []),
    ...textFields(value, name),
  ]);
  const parts = ["items", "anyOf", "oneOf", "allOf", "additionalProperties"].map((part) => schema[part]);
  const defined = Object.entries(isObject(schema["$defs"]) ? schema["$defs"] : {});
  return [...own, ...textFields(parts, name), ...defined.flatMap(([id, value]) => textFields(value, id))];
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isText = (value: unknown): boolean =>
  isObject(value) && JSON.stringify({ ...value, properties: undefined }).includes('"string"');

/** Reviewed: what these texts are, so that nobody can act with them. */
const HARMLESS = [
  "ClientMerge.token", // confirms the figures; the merge itself asks for its permission and a fresh sign-in
  "GoogleRedirect.url", // where anybody begins to sign in
  "ImportPreview.problem_code",
  "Location.postal_code",
  "PictureSize.url", // an uploaded picture, public by its name
  "PublicLocation.postal_code",
];

/** Null to everyone but the person themselves: the tests below ask. */
const WITHHELD = ["OwnWaitlistEntry.token", "CardCharge.url", "CompanyInvoice.page_url"];

/** What writes answer besides: a page to pay a bill, for half an hour, and what lets one browser enter the company's own card. */
const ENDS_SOON = ["InvoicePaymentLink.url", "SetupIntent.client_secret"];

describe("the operations of the contract", () => {
  it("return no secret, code or usable link to anyone except the person", () => {
    const found = new Set(secretsAnswered(OPERATIONS).map((one) => one.split(" ")[1] ?? ""));
    expect([...found].toSorted()).toEqual([...HARMLESS, ...WITHHELD].toSorted());
  });

  it("return no lasting secret from a write without a recent sign-in", () => {
    const writes = Object.fromEntries(
      Object.entries(OPERATIONS)
        .filter(([, operation]) => !isRead(operation) && ["signed_in", "staff", "owner"].includes(operation.audience))
        // Looked at as if they were reads.
        .map(([operationId, operation]) => [operationId, { ...operation, method: "get" } as Operation]),
    );
    const found = new Set(secretsAnswered(writes).map((one) => one.split(" ")[1] ?? ""));
    expect([...found].filter((one) => ![...HARMLESS, ...WITHHELD].includes(one)).toSorted()).toEqual(ENDS_SOON);
  });

  it("are reported if they do: a planted secret, in a list and in a nullable field", () => {
    const Row = z.object({ id: z.int(), share_link: z.string().nullable() }).meta({ id: "PlantedRow" });
    const read = { method: "get", path: "/api/v1/planted", audience: "staff", summary: "Planted." } as const;
    const planted = defineOperations({
      plantedList: { ...read, answer: z.object({ data: z.array(Row) }) },
      plantedCode: { ...read, answer: z.object({ code: z.string() }) },
      inPerson: { ...read, inPersonOnly: true, answer: z.object({ code: z.string() }) },
    });
    expect(secretsAnswered(planted)).toEqual(["plantedList PlantedRow.share_link", "plantedCode answer.code"]);
  });
});

describe("an impersonator or a token", () => {
  let platform: Platform;
  let venue: Venue;
  let person: Person;
  let readers: [string, Ask][];
  let own: { params: { id: number } };
  let giftCard: { params: { id: number } };
  beforeAll(async () => {
    platform = await startPlatform();
    venue = await platform.venue();
    const owner = await venue.person("owner");
    person = await venue.person("staff", "client");
    const plan = { name: "Gift card", billing_period: "custom", is_gift_card: true, price: cad(10_000) };
    const { id: plan_id } = (await owner.ask("createMembershipPlan", { body: plan })).body;
    const sold = { plan_id, buyer_name: "Otto Lang", recipient_name: "Mia Lang", method: "cash" };
    giftCard = { params: { id: (await person.ask("sellGiftCard", { body: sold })).body.id } };
    await connect(platform, venue, owner);
    own = { params: { id: await bookingOf(person, venue, person.id, nextHour()) } };
    await link(person.ask, own.params.id, 1000);
    const { wanted } = await fullHour(venue, owner.ask);
    await join(person.ask, wanted);
    const explore = (await person.ask("createExploreToken")).body.access_token;
    readers = [
      ["whoever acts for another without a reason", await proxyOf(person)],
      ["whoever acts for another with a reason", await proxyOf(person, "Asked by phone")],
      ["a token for exploring", venue.signedIn({ ...person, token: explore }).ask],
      ["an access token", (await tokenOf(venue, person)).ask],
    ];
  });
  afterAll(() => platform.close());

  async function proxyOf({ id }: Person, reason?: string): Promise<Ask> {
    const admin = await venue.person("facility_admin");
    const way = await admin.ask("startImpersonation", { body: { user_id: id } });
    const { body } = await venue.anonymous("redeemImpersonation", wayIn(way));
    const { ask } = venue.signedIn({ id, email: "", token: body.access_token });
    if (reason !== undefined) await ask("giveImpersonationReason", { body: { reason } });
    return ask;
  }

  it("gets no gift card's code, no booking's link, and no calendar address", async () => {
    const asked: [OperationId, object][] = [
      ["giftCardCode", giftCard],
      ["publicBookingLink", own],
      ["calendarFeed", {}],
    ];
    for (const [operationId, question] of asked) {
      expect((await person.ask(operationId, question)).status, operationId).toBe(200);
      for (const [who, ask] of readers)
        expect((await ask(operationId, question)).status, `${who}: ${operationId}`).toBe(403);
    }
  });

  it("sees the person's waiting-list entries and payment requests without their links", async () => {
    const linksOf = async (ask: Ask) => [
      (await ask("ownWaitlist")).body.data[0].token,
      (await ask("cardCharges", own)).body.data[0].url,
    ];
    expect(await linksOf(person.ask)).toEqual([expect.any(String), expect.stringContaining("/book/pay#")]);
    for (const [who, ask] of readers) expect(await linksOf(ask), who).toEqual([null, null]);
  });

  it("gets no page on which the company's bills can be paid", () => {
    const at = Temporal.Instant.from("2027-05-03T17:00:00Z");
    const bill = {
      id: "in_1",
      number: "1",
      status: "open",
      description: "Fairway Pro",
      page_url: "https://pay.test/in_1",
    };
    const row: InvoiceRow = {
      ...bill,
      tenant_id: venue.tenantId,
      customer_id: "cus_1",
      total_amount: 100,
      currency: "USD",
      period_start: at,
      period_end: at,
      created_at: at,
    };
    const caller = { kind: "person", session: { kind: "full" }, actor: null } as const;
    const pageFor = (change: object) =>
      presentInvoice({ caller: { ...caller, ...change } as unknown as Caller }, row).page_url;
    expect(pageFor({})).toBe(bill.page_url);
    expect(pageFor({ session: { kind: "access" } })).toBeNull();
    expect(pageFor({ actor: { id: 1, name: "Ada", reason: "Asked by phone" } })).toBeNull();
  });

  it("can use no link before giving a reason, and is named in the history afterwards", async () => {
    const { manage_url } = (await person.ask("publicBookingLink", own)).body;
    const { data } = (await person.ask("ownWaitlist")).body;
    const pay = (await person.ask("cardCharges", own)).body.data[0].url;
    const by = (url: string) => ({ token: url.split("#").at(-1) ?? "" });
    const acts: [OperationId, Question][] = [
      ["startRequestedPayment", { params: by(pay) }],
      ["confirmRequestedPayment", { params: by(pay) }],
      ["leaveWaitlist", { params: { token: data[0].token } }],
      ["claimWaitlistPlace", { params: { token: data[0].token } }],
      ["acceptWaitlistOffer", { params: { token: data[0].token }, body: {} }],
      ["nameManagedBookingGuests", { params: by(manage_url), body: { guest_names: [] } }],
      ["moveManagedBooking", { params: by(manage_url), body: {} }],
      ["cancelManagedBooking", { params: by(manage_url), body: {} }],
      ["resetPassword", { body: { token: await venue.mailedToken(person.id), password: "correct horse battery" } }],
      ["confirmEmailChange", { body: { token: await venue.emailToken(person.id, "new@mail.test") } }],
      ["confirmRegistration", { body: { token: "x".repeat(43), password: "correct horse battery" } }],
      ["answerFamilyInvitation", { params: { token: "x".repeat(43) }, body: { accepts: true } }],
      ["unsubscribe", { params: { token: "x".repeat(43) } }],
    ];
    const byLink = Object.entries(OPERATIONS).filter(([, one]) => one.audience === "holder" && !isRead(one));
    const other = ["completeLogin", "redeemHandover", "redeemImpersonation", "releaseHold", "giveImpersonationReason"];
    expect(
      byLink
        .map(([id]) => id)
        .filter((id) => !other.includes(id))
        .toSorted(),
    ).toEqual(acts.map(([id]) => id).toSorted());
    const [[, without] = [], [, withReason] = []] = readers;
    for (const [operationId, question] of acts) {
      const { status, body } = (await without?.(operationId, question)) ?? {};
      expect([status, body.message], operationId).toEqual([403, expect.stringContaining("until you give a reason")]);
    }
    expect((await withReason?.("cancelManagedBooking", { params: by(manage_url), body: {} }))?.status).toBe(200);
    expect(
      (await withReason?.("confirmEmailChange", acts.find(([id]) => id === "confirmEmailChange")?.[1]))?.status,
    ).toBe(200);
    const history = await platform.admin
      .selectFrom("audit_log")
      .where("tenant_id", "=", venue.tenantId)
      .where("action", "in", ["cancelManagedBooking", "confirmEmailChange"])
      .orderBy("id")
      .select(["action", "actor_kind", "on_behalf_of_id"])
      .execute();
    expect(history).toEqual([
      { action: "cancelManagedBooking", actor_kind: "person", on_behalf_of_id: person.id },
      { action: "confirmEmailChange", actor_kind: "person", on_behalf_of_id: person.id },
    ]);
  });
});
