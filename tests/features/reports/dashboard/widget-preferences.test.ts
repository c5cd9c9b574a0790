import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DEFAULT_WIDGETS } from "#schema/reports/dashboard/default-widgets.ts";
import { startPlatform, TEST_NOW, type Platform, type Venue } from "#tests/support/venue.ts";

let platform: Platform;
let venue: Venue;
beforeAll(async () => {
  platform = await startPlatform();
  venue = await platform.venue();
});
afterAll(() => platform.close());

const OWN = [
  { widget: "bays", size: "large" },
  { widget: "revenue", size: "small" },
];

const SAVED = { widget: "saved_query", size: "small", saved_query_id: 3 };

describe("the dashboard's widgets", () => {
  it("are the defaults until a person chooses others, and then only those", async () => {
    const [one, other] = [await venue.person("staff"), await venue.person("staff")];
    expect((await one.ask("widgetPreferences")).body).toEqual({ id: one.id, widgets: DEFAULT_WIDGETS, version: 0 });
    const saved = await one.ask("updateWidgetPreferences", { body: { version: 0, widgets: OWN } });
    expect([saved.status, saved.body]).toEqual([200, { id: one.id, widgets: OWN, version: 1 }]);
    expect((await one.ask("widgetPreferences")).body).toEqual({ id: one.id, widgets: OWN, version: 1 });
    expect((await other.ask("widgetPreferences")).body.widgets).toEqual(DEFAULT_WIDGETS);
  });

  it("can be none, and reset to the defaults", async () => {
    const { ask } = await venue.person("coach");
    await ask("updateWidgetPreferences", { body: { version: 0, widgets: [] } });
    expect((await ask("widgetPreferences")).body).toMatchObject({ widgets: [], version: 1 });
    await ask("updateWidgetPreferences", { body: { version: 1, widgets: [...DEFAULT_WIDGETS] } });
    expect((await ask("widgetPreferences")).body).toMatchObject({ widgets: DEFAULT_WIDGETS, version: 2 });
  });

  it("are not overwritten by an outdated page", async () => {
    const { ask } = await venue.person("owner");
    await ask("updateWidgetPreferences", { body: { version: 0, widgets: OWN } });
    for (const version of [0, 7, 2 ** 31 - 1]) {
      const { status, body } = await ask("updateWidgetPreferences", { body: { version, widgets: [] } });
      expect([status, body.error]).toEqual([409, "stale_version"]);
    }
    const beyond = await ask("updateWidgetPreferences", { body: { version: 2 ** 31, widgets: [] } });
    expect(beyond.status).toBe(422);
    expect((await ask("widgetPreferences")).body.widgets).toEqual(OWN);
  });
});

describe("saved queries on a dashboard", () => {
  it("are listed once each, by their ids", async () => {
    const { ask } = await venue.person("owner");
    const widgets = [3, 4].map((saved_query_id) => ({ widget: "saved_query", size: "medium", saved_query_id }));
    const { status, body } = await ask("updateWidgetPreferences", { body: { version: 0, widgets } });
    expect([status, body.widgets]).toEqual([200, widgets]);
    expect((await ask("widgetPreferences")).body.widgets).toEqual(widgets);
  });
});

describe("widgets are refused", () => {
  it.each([
    ["an unknown widget", [{ widget: "weather", size: "small" }]],
    ["an unknown size", [{ widget: "todo", size: "huge" }]],
    ["a widget twice", [OWN[0], OWN[0]]],
    ["a saved query twice", Array.from({ length: 2 }, () => SAVED)],
    ["a saved query without its id", [{ widget: "saved_query", size: "small" }]],
    ["the id of a saved query with another widget", [{ ...OWN[0], saved_query_id: 3 }]],
    ["more than twenty widgets", Array.from({ length: 21 }, (_, n) => ({ ...SAVED, saved_query_id: n + 1 }))],
  ])("with %s", async (_, widgets) => {
    const { ask } = await venue.person("staff");
    const { status, body } = await ask("updateWidgetPreferences", { body: { version: 0, widgets } });
    expect([status, body.error]).toEqual([422, "validation_failed"]);
    expect((await ask("widgetPreferences")).body.version).toBe(0);
  });

  it("to clients, visitors and a locked company", async () => {
    const body = { version: 0, widgets: OWN };
    const client = await venue.person("client");
    const locked = await (await platform.venue({ cancelled_at: Temporal.Instant.from(TEST_NOW) })).person("owner");
    for (const [ask, status] of [
      [venue.anonymous, 401],
      [client.ask, 403],
      [locked.ask, 423],
    ] as const) {
      expect((await ask("widgetPreferences")).status).toBe(status);
      expect((await ask("updateWidgetPreferences", { body })).status).toBe(status);
    }
  });
});
