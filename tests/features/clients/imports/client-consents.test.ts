import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { inSystemCall } from "#api/call/system-call.ts";
import { changeByImport } from "#api/features/clients/consents/service.ts";
import { startPlatform, TEST_NOW, type Platform } from "#tests/support/venue.ts";
import { file, importer, run, send } from "./support.ts";

let platform: Platform;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.set(TEST_NOW));

const HEAD = "First name,Last name,Email,Marketing";

/** Somebody who brings in clients, and what each says to marketing mail. */
async function company() {
  const desk = await importer(platform);
  const { staff, owner, look, bringIn } = desk;
  const idOf = async (email: string): Promise<number> =>
    (await staff.ask("clients", { query: { search: email } })).body.data[0]?.id ?? 0;
  const consentOf = async (email: string) => {
    const { body } = await staff.ask("marketingConsent", { params: { id: await idOf(email) } });
    return [body.state, body.source];
  };
  const addClient = async (first_name: string, state?: string) => {
    const email = `${first_name.toLowerCase()}@mail.test`;
    const { id } = (await staff.ask("createClient", { body: { first_name, last_name: "Lang", email } })).body;
    if (state) await staff.ask("updateMarketingConsent", { params: { id }, body: { state } });
    return id as number;
  };
  const exported = async () => {
    const [head = "", ...lines] = ((await owner.ask("exportClients")).body as string)
      .replace("\uFEFF", "")
      .trimEnd()
      .split("\r\n");
    const at = head.split(",").indexOf("marketing");
    return Object.fromEntries(lines.map((line) => [line.split(",")[3], line.split(",")[at]]));
  };
  return {
    ...desk,
    idOf,
    consentOf,
    addClient,
    exported,
    bringClients: (...lines: string[]) => bringIn("clients", file(HEAD, ...lines)),
    lookAt: (...lines: string[]) => look("clients", file(HEAD, ...lines)),
  };
}

describe("the marketing column of a file of clients", () => {
  it("records which new clients agreed or refused, with time and source, and nothing if it is empty", async () => {
    const { bringClients, consentOf, idOf, owner, staff } = await company();
    await bringClients(
      "Ada,Lang,ada@mail.test,YES",
      "Bea,Lang,bea@mail.test,true",
      "Cem,Lang,cem@mail.test,No",
      "Dev,Lang,dev@mail.test,false",
      "Eli,Lang,eli@mail.test,",
    );
    const said = await Promise.all(["ada", "bea", "cem", "dev", "eli"].map((name) => consentOf(`${name}@mail.test`)));
    const [yes, no] = [
      ["agreed", "import"],
      ["unsubscribed", "import"],
    ];
    expect(said).toEqual([yes, yes, no, no, ["not_asked", null]]);
    const id = await idOf("ada@mail.test");
    const { body } = await staff.ask("marketingConsent", { params: { id } });
    expect(body.changed_at).toBe("2027-05-03T17:00:00.000Z");
    const log = await owner.ask("auditLog", { query: { entity: "client", entity_id: String(id) } });
    expect(log.body.data[0].changes).toContainEqual({ field: "Marketing", before: null, after: "agreed" });
  });

  it("is understood in the words of other systems", async () => {
    const { bringClients, consentOf } = await company();
    await bringClients("Ada,Lang,ada@mail.test,Subscribed", "Bea,Lang,bea@mail.test,Unsubscribed");
    expect([await consentOf("ada@mail.test"), await consentOf("bea@mail.test")]).toEqual([
      ["agreed", "import"],
      ["unsubscribed", "import"],
    ]);
  });

  it.each(["maybe", "1", "unknown", "yes please"])("is refused with %s, and names the valid values", async (value) => {
    const { lookAt } = await company();
    const { seen } = await lookAt(`Ada,Lang,ada@mail.test,${value}`, "Bea,Lang,bea@mail.test,yes");
    expect([seen.ready, seen.waiting]).toEqual([1, 1]);
    expect(seen.rows).toMatchObject([
      {
        row: 1,
        result: "refused",
        reason: "marketing_not_valid",
        sentence: "Write yes or no for marketing mail, or leave it empty. Correct it and run again.",
        value,
      },
    ]);
  });

  it("changes the consent of existing clients, and leaves it unchanged if it is empty", async () => {
    const { addClient, bringClients, consentOf, lookAt, owner } = await company();
    const ada = await addClient("Ada");
    await addClient("Bea", "agreed");
    await addClient("Cem", "agreed");
    await addClient("Dev");
    const lines = [
      "Ada,Lang,ada@mail.test,yes",
      "Bea,Lang,bea@mail.test,no",
      "Cem,Lang,cem@mail.test,",
      "Dev,Lang,dev@mail.test,",
      "Ada,Lang,ada@mail.test,yes",
    ];
    const { seen, reasons } = await lookAt(...lines);
    expect([seen.ready, seen.skipped]).toEqual([2, 3]);
    expect(reasons).toEqual([
      [1, "marketing_changed"],
      [2, "marketing_changed"],
      [3, "already_client"],
      [4, "already_client"],
      [5, "already_client"],
    ]);
    expect(seen.rows[0].sentence).toBe("Ada Lang is a client already. Only marketing mail is changed, to yes.");
    await bringClients(...lines);
    const said = await Promise.all(["ada", "bea", "cem", "dev"].map((name) => consentOf(`${name}@mail.test`)));
    expect(said).toEqual([
      ["agreed", "import"],
      ["unsubscribed", "import"],
      ["agreed", "desk"],
      ["not_asked", null],
    ]);
    const { body } = await owner.ask("clientActivities", { params: { id: ada } });
    expect(body.data[0]).toMatchObject({ sentence: "Changed the consent to marketing mail of Ada Lang" });
    // The same file once more changes nothing.
    expect((await lookAt(...lines)).seen).toMatchObject({ ready: 0, skipped: 5 });
  });

  it("never overrides a client's own refusal, whoever recorded it, and says so", async () => {
    const { addClient, consentOf, lookAt, owner, venue } = await company();
    await addClient("Ada", "unsubscribed");
    const client = await venue.person("client");
    await client.ask("updateOwnMarketingConsent", { body: { state: "unsubscribed" } });
    const { seen, import_id } = await lookAt(
      "Ada,Lang,ada@mail.test,yes",
      `Pat,client,${client.email},yes`,
      // Another person with an address from which somebody unsubscribed.
      "Ben,Lang,ada@mail.test,yes",
    );
    expect(
      seen.rows.map(({ row, result, reason, sentence }: Record<string, unknown>) => [row, result, reason, sentence]),
    ).toEqual([
      [
        3,
        "imported_with_note",
        "marketing_refused",
        "Somebody with this address does not want marketing mail. That stays.",
      ],
      [1, "skipped", "marketing_refused", "Ada Lang is a client already and does not want marketing mail. That stays."],
      [
        2,
        "skipped",
        "marketing_refused",
        "Pat client is a client already and does not want marketing mail. That stays.",
      ],
    ]);
    expect((await owner.ask("submitImport", { body: { import_id } })).status).toBe(200);
    await run(platform, venue, import_id);
    expect(await consentOf(client.email)).toEqual(["unsubscribed", "self"]);
    const consents = await platform.admin
      .selectFrom("marketing_consents")
      .where("tenant_id", "=", venue.tenantId)
      .where("state", "=", "agreed")
      .selectAll()
      .execute();
    expect(consents).toEqual([]);
  });

  it("leaves out a client who refuses between the preview and the import, and says so", async () => {
    const { addClient, consentOf, lookAt, owner, staff, statusOf, venue } = await company();
    const id = await addClient("Ada");
    const { import_id } = await lookAt("Ada,Lang,ada@mail.test,yes");
    await owner.ask("submitImport", { body: { import_id } });
    await staff.ask("updateMarketingConsent", { params: { id }, body: { state: "unsubscribed" } });
    await run(platform, venue, import_id);
    expect(await consentOf("ada@mail.test")).toEqual(["unsubscribed", "desk"]);
    expect(await statusOf(import_id)).toMatchObject({
      added: 0,
      left_out: 1,
      left_out_rows: ["Ada Lang: They did not want marketing mail by then. That stays."],
    });
    const rows = await platform.admin
      .selectFrom("import_rows")
      .where("import_id", "=", import_id)
      .select("record")
      .execute();
    expect(rows).toEqual([{ record: null }]);
  });

  it("matches between an export and an import at another company", async () => {
    const from = await company();
    await from.addClient("Ada", "agreed");
    await from.addClient("Bea", "unsubscribed");
    await from.addClient("Cem");
    const said = { "ada@mail.test": "yes", "bea@mail.test": "no", "cem@mail.test": "" };
    expect(await from.exported()).toEqual(said);
    const content = (await from.owner.ask("exportClients")).body as string;
    const into = await company();
    await into.bringIn("clients", content);
    expect(await into.exported()).toEqual(said);
    // At home it finds everybody as they are.
    const import_id = await send(from.owner, content);
    const { body } = await from.owner.ask("previewImport", { body: { import_id } });
    expect([body.ready, body.skipped, body.waiting]).toEqual([0, 3, 0]);
  });

  it("is rolled back with its import, except for consents given since", async () => {
    const { addClient, bringClients, consentOf, idOf, rollBack, staff } = await company();
    await addClient("Ada");
    await addClient("Bea");
    const id = await bringClients(
      "Ada,Lang,ada@mail.test,yes",
      "Bea,Lang,bea@mail.test,yes",
      "Cem,Lang,cem@mail.test,yes",
      "Dev,Lang,dev@mail.test,yes",
    );
    for (const name of ["bea", "dev"]) {
      const params = { id: await idOf(`${name}@mail.test`) };
      await staff.ask("updateMarketingConsent", { params, body: { state: "unsubscribed" } });
    }
    expect(await rollBack(id)).toMatchObject({ kept: 2, kept_names: ["Bea Lang", "Dev Lang"] });
    expect(await idOf("cem@mail.test")).toBe(0);
    const said = await Promise.all(["ada", "bea", "dev"].map((name) => consentOf(`${name}@mail.test`)));
    expect(said).toEqual([
      ["not_asked", null],
      ["unsubscribed", "desk"],
      ["unsubscribed", "desk"],
    ]);
  });

  it("finds a client without an address from an earlier file", async () => {
    const { bringIn, venue } = await company();
    const rows = (marketing: string) =>
      file("Client ID,First name,Last name,Phone,Marketing", `7,Ada,Lang,604 555 0101,${marketing}`);
    await bringIn("clients", rows(""));
    await bringIn("clients", rows("no"));
    const said = await platform.admin
      .selectFrom("marketing_consents")
      .where("tenant_id", "=", venue.tenantId)
      .selectAll()
      .execute();
    expect(said).toMatchObject([{ state: "unsubscribed", source: "import" }]);
  });
});

it("writes no consent over a refusal, whatever was read before", async () => {
  const { addClient, venue, consentOf } = await company();
  const id = await addClient("Ada", "unsubscribed");
  const isSaid = await inSystemCall(platform.deps, venue.tenantId, "submitImport", (call) =>
    changeByImport(call, id, "agreed"),
  );
  expect([isSaid, await consentOf("ada@mail.test")]).toEqual([false, ["unsubscribed", "desk"]]);
});
