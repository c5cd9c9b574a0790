import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { Client } from "#schema/clients/clients/models.ts";
import { v1Operations } from "#schema/operations.ts";
import { defineOperations, type Operation } from "#schema/shared/operation.ts";
import type { UploadPurpose } from "#schema/venue/uploads/models.ts";
import { bayId } from "#tests/features/bookings/bookings/support.ts";
import { formWith, TINY_PNG } from "#tests/features/venue/uploads/support.ts";
import { fill } from "#tests/security/one-of-each.ts";
import { startPlatform, type OperationId, type Person, type Platform } from "#tests/support/venue.ts";
import { TRIED, type KnownIds } from "./kept-writes.ts";

let platform: Platform;
let owner: Person;
let client: Person;
let ids: KnownIds;

beforeAll(async () => {
  platform = await startPlatform({ holds: { minutes: 5, livePerAddress: 10_000, per10Minutes: 10_000 } });
  const venue = await platform.venue();
  owner = await venue.person("owner");
  client = await venue.person("client");
  const filled = await fill(venue, await venue.person("staff"), client);
  const idle = { name: "Bay Eighty", location_id: filled.location, resource_type_id: filled.unusedType };
  const { id: resource } = (await owner.ask("createResource", { body: idle })).body;
  const upload = async (purpose: UploadPurpose): Promise<number> =>
    (await owner.ask("createUpload", { query: { purpose }, body: formWith(TINY_PNG) })).body.id;
  const pictures = {
    logo: await upload("logo"),
    cover: await upload("cover"),
    coach: await upload("coach"),
    location: await upload("location"),
    new_location: await upload("location"),
    service: await upload("service"),
    new_service: await upload("service"),
  };
  ids = { ...filled, resource, bay: bayId(venue), pictures };
});
afterAll(() => platform.close());

/** These need a connected account and an amount due, or a sign-up to confirm. */
const TRIED_ELSEWHERE = {
  createPaymentLink: "tests/features/payments/card-attempts/card-charges/payment-link.test.ts",
  createCompany: "tests/features/venue/onboarding/onboarding-status.test.ts",
};

/** Fields that are both in the body and in the response; `version` is set by the database, not by the caller. */
function keptFields({ body, answer }: Operation): string[] {
  const answered = answer instanceof z.ZodObject ? answer.shape : {};
  return Object.keys(body?.shape ?? {}).filter((field) => field !== "version" && field in answered);
}

/** Fields that did not come back as sent, or were never sent. */
function dropped(operation: Operation, sent: Record<string, unknown>, row: Record<string, unknown>): string[] {
  return keptFields(operation).filter((field) => sent[field] === undefined || !isKept(sent[field], row[field]));
}

/** Whether the row has the value as sent; an object may have additional fields, such as a version of its own. */
function isKept(sent: unknown, row: unknown): boolean {
  if (!isObject(sent) || !isObject(row)) return JSON.stringify(row) === JSON.stringify(sent);
  return Object.entries(sent).every(([field, value]) => isKept(value, row[field]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the row with this id from a response that is the row, a list or a page. */
function rowIn(answer: unknown, id: number): Record<string, unknown> {
  const { data = answer } = answer as { data?: unknown };
  if (!Array.isArray(data)) return data as Record<string, unknown>;
  return (data as Record<string, unknown>[]).find((row) => row.id === id) ?? {};
}

describe("saved input", () => {
  it("is tested for every operation that returns its input", () => {
    const answering = Object.entries<Operation>(v1Operations)
      .filter(([name, operation]) => /^(create|update)/.test(name) && keptFields(operation).length > 0)
      .map(([name]) => name);
    expect(answering.toSorted()).toEqual([...Object.keys(TRIED), ...Object.keys(TRIED_ELSEWHERE)].toSorted());
    expect(Object.values(TRIED_ELSEWHERE).filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(Object.entries(TRIED))(
    "of %s is returned, and still there in the next read",
    async (name, { sent, again, row, by }) => {
      const operation: Operation = v1Operations[name as keyof typeof v1Operations];
      const { body, params } = sent(ids);
      const { ask } = by === "client" ? client : owner;
      const changed = row?.(ids) ?? Number(params?.id);
      const takesVersion = "version" in (operation.body?.shape ?? {});
      const version = takesVersion ? { version: rowIn((await ask(...again(ids, changed))).body, changed).version } : {};
      const reply = await ask(name as OperationId, { ...(params && { params }), body: { ...body, ...version } });
      expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
      expect(dropped(operation, body, reply.body)).toEqual([]);
      const reread = await ask(...again(ids, reply.body.id));
      expect(dropped(operation, body, rowIn(reread.body, reply.body.id))).toEqual([]);
    },
  );

  it("is reported if an operation accepts a nickname, returns it and drops it", () => {
    const nicknamed = z.object({ name: z.string(), nickname: z.string().nullable() });
    const { plant } = defineOperations({
      plant: {
        method: "post",
        path: "/api/v1/plants",
        audience: "staff",
        retry: "same_answer",
        refreshes: [],
        audit: "Planted",
        summary: "Plants.",
        body: nicknamed,
        answer: nicknamed,
      },
    });
    expect(dropped(plant, { name: "Nell", nickname: "Nelly" }, { name: "Nell", nickname: null })).toEqual(["nickname"]);
    expect(dropped(plant, { name: "Nell" }, { name: "Nell", nickname: null })).toEqual(["nickname"]);
    expect(dropped(plant, { name: "Nell", nickname: "Nelly" }, { name: "Nell", nickname: "Nelly" })).toEqual([]);
  });
});

describe("the search for clients", () => {
  /** Derived from other fields, or set by the product. */
  const NOT_SEARCHED = ["id", "name", "tags", "created_at", "anonymized_at", "version"];

  it("finds a client by every text field of the contract, and returns the whole row", async () => {
    const words: Record<string, string> = {
      first_name: "Quillon",
      last_name: "Zabriskie",
      email: "qz-own@example.test",
      contact_email: "qz-shared@example.test",
      phone: "+17785550142",
    };
    expect(Object.keys(Client.shape).filter((field) => !NOT_SEARCHED.includes(field))).toEqual(Object.keys(words));
    const { body: made } = await owner.ask("createClient", { body: words });
    for (const [field, search] of Object.entries(words)) {
      const { body } = await owner.ask("clients", { query: { search } });
      expect(body.data, field).toEqual([made]);
    }
  });
});
