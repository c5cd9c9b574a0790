import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { peakDays } from "#web/features/venue/services/peak-days.ts";
import { BAY, CATALOGUE, money, SIMULATOR, VENUE_HOURS } from "./catalogue-answers.ts";

describe("the services", () => {
  it("are listed under their categories with lengths and prices, and a row opens the editor", async () => {
    const app = renderApp("/products/services", CATALOGUE);
    const grid = within(await screen.findByRole("grid", { name: "services" }));
    expect(await grid.findByRole("rowheader", { name: "Practice 1" })).toBeTruthy();
    expect(grid.getByText("30–60 min")).toBeTruthy();
    expect(grid.getByText("$32.00–$60.00")).toBeTruthy();
    await app.user.click(grid.getByRole("rowheader", { name: /^Simulator hour/ }));
    expect(app.address()).toBe("/products/services?service=1");
    expect((await screen.findByLabelText<HTMLInputElement>("Name")).value).toBe("Simulator hour");
  });

  it("open when pressed even if the choices did not load, and report it", async () => {
    const app = renderApp("/products/services", { ...CATALOGUE, ServiceChoices: () => "no answer" });
    await app.user.click(await screen.findByRole("button", { name: "Categories" }));
    const categories = within(await screen.findByRole("dialog", { name: "Categories" }));
    expect(await categories.findByText("This did not load")).toBeTruthy();
    await app.user.keyboard("{Escape}");
    await app.user.click(await screen.findByRole("rowheader", { name: /^Simulator hour/ }));
    expect(await screen.findByRole("heading", { name: "Simulator hour" })).toBeTruthy();
    expect(await screen.findByText("The choices did not load")).toBeTruthy();
  });

  it("are saved with typed prices in minor units and the version that was shown", async () => {
    const app = renderApp("/products/services?service=1", {
      ...CATALOGUE,
      UpdateService: () => ({ data: { updateService: { ...SIMULATOR, version: 8 } } }),
    });
    const second = within(await screen.findByRole("group", { name: "Length 2" }));
    await app.user.clear(second.getByLabelText("Price"));
    await app.user.type(second.getByLabelText("Price"), "64.5");
    await app.user.click(screen.getByRole("button", { name: "Save service" }));
    await waitFor(() => expect(app.askedFor("UpdateService")).toHaveLength(1));
    expect(app.askedFor("UpdateService")[0]?.variables).toMatchObject({
      id: 1,
      input: {
        version: 7,
        durations: [
          { duration_minutes: 30, price: money(3200), peak_price: null },
          { duration_minutes: 60, price: money(6450), peak_price: money(7200) },
        ],
      },
    });
    await waitFor(() => expect(app.address()).toBe("/products/services"));
  });

  it("offer a choice of how a place that becomes free goes to people on the waiting list", async () => {
    const app = renderApp("/products/services?service=1", {
      ...CATALOGUE,
      UpdateService: () => ({ data: { updateService: { ...SIMULATOR, waitlist_offers: "everybody", version: 8 } } }),
    });
    const rules = within(await screen.findByRole("region", { name: "Rules" }));
    const choice = rules.getByRole<HTMLSelectElement>("combobox", {
      name: "When a place becomes free and people are waiting",
    });
    expect(choice.selectedOptions[0]?.textContent).toBe("Hold it for the next in line");
    await app.user.selectOptions(choice, "Email everybody at once");
    expect(screen.getByText("Nothing is held. First come, first served.")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Save service" }));
    await waitFor(() => expect(app.askedFor("UpdateService")).toHaveLength(1));
    expect(app.askedFor("UpdateService")[0]?.variables).toMatchObject({ input: { waitlist_offers: "everybody" } });
  });

  it("describe the policy in a sentence while it is typed, and leave no hour without a rule", async () => {
    const app = renderApp("/products/services?service=1", {
      ...CATALOGUE,
      UpdateService: () => ({ data: { updateService: { ...SIMULATOR, version: 8 } } }),
    });
    const policy = within(await screen.findByRole("region", { name: "Policy" }));
    expect(policy.getByText("Cancel free until the start.")).toBeTruthy();
    await app.user.click(policy.getByRole("button", { name: "Charge late cancellations" }));
    expect(policy.getByText("Cancel until 24 hours before the start free of charge.")).toBeTruthy();
    expect(policy.getByText("After that, cancel for $16.00.")).toBeTruthy();
    await app.user.click(policy.getByRole("button", { name: "Add a row" }));
    const added = within(policy.getByRole("group", { name: "Cancellation row 2" }));
    await app.user.clear(added.getByLabelText("Until"));
    await app.user.type(added.getByLabelText("Until"), "48");
    await app.user.click(screen.getByRole("button", { name: "Save service" }));
    expect(await policy.findByText("Enter fewer than 24 h: the row above ends there.")).toBeTruthy();
    await app.user.clear(added.getByLabelText("Until"));
    await app.user.type(added.getByLabelText("Until"), "12");
    await app.user.click(screen.getByRole("button", { name: "Save service" }));
    await waitFor(() => expect(app.askedFor("UpdateService")).toHaveLength(1));
    const tier = (from_hours_before: number | null, until_hours_before: number, refund_percent: number) => ({
      from_hours_before,
      until_hours_before,
      refund_percent,
      refund_as: "payment",
      fee: money(0),
    });
    expect(app.askedFor("UpdateService")[0]?.variables["input"]).toMatchObject({
      policy: { cancellation: [tier(null, 24, 100), tier(24, 12, 50), tier(12, 0, 50)] },
    });
  });

  it("report a missing length, price or bay type, and send nothing", async () => {
    const app = renderApp("/products/services?service=new", CATALOGUE);
    await app.user.type(await screen.findByLabelText("Name"), "Left-hand bay");
    await app.user.type(screen.getByLabelText(/^In peak hours/), "dear");
    await app.user.click(screen.getByRole("button", { name: "Add service" }));
    expect(await screen.findByText("Enter the price.")).toBeTruthy();
    expect(screen.getByText("This is not a price.")).toBeTruthy();
    expect(screen.getByText("Choose the type of bay it needs.")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Remove length 1" }));
    await app.user.click(screen.getByRole("button", { name: "Add service" }));
    expect(await screen.findByText("Enter at least one length with its price.")).toBeTruthy();
    expect(app.askedFor("CreateService")).toHaveLength(0);
  });

  it("can be classes, with a price per seat and no bay type or peak hours", async () => {
    const app = renderApp("/products/services?service=new", {
      ...CATALOGUE,
      CreateService: () => ({ data: { createService: { ...SIMULATOR, id: 2, kind: "class" } } }),
    });
    await app.user.type(await screen.findByLabelText("Name"), "Swing Basics");
    const filter = screen.getByRole("button", { name: /^Classes/, hidden: true });
    expect(filter.textContent).toBe("Classes0");
    await app.user.selectOptions(screen.getByLabelText("Kind"), "Class");
    expect(screen.queryByLabelText("Takes a")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add peak hours" })).toBeNull();
    await app.user.type(screen.getByLabelText("Price per seat"), "30");
    await app.user.click(screen.getByRole("button", { name: "Add service" }));
    await waitFor(() => expect(app.askedFor("CreateService")).toHaveLength(1));
    expect(app.askedFor("CreateService")[0]?.variables["input"]).toMatchObject({
      kind: "class",
      resource_type_id: null,
      peak_hours: [],
      durations: [{ duration_minutes: 60, price: money(3000), peak_price: null }],
    });
  });

  it("are shown page by page, with their number", async () => {
    const app = renderApp("/products/services", {
      ...CATALOGUE,
      ServiceList: () => ({ data: { services: { data: [SIMULATOR], meta: { total: 132 } } } }),
    });
    expect(await screen.findByText("1–1 of 132")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Next page" }));
    await waitFor(() => expect(app.askedFor("ServiceList").at(-1)?.variables).toMatchObject({ page: 2, perPage: 20 }));
    expect(app.address()).toBe("/products/services?page=2");
    await app.user.click(screen.getByRole("button", { name: /^Lessons/ }));
    await waitFor(() =>
      expect(app.askedFor("ServiceList").at(-1)?.variables).toMatchObject({ page: 1, kind: "coach" }),
    );
    expect(app.address()).toBe("/products/services?kind=coach");
  });

  it("name the filters that leave the list empty, and how to clear them", async () => {
    const app = renderApp("/products/services?kind=coach&search=zz", {
      ...CATALOGUE,
      ServiceList: () => ({ data: { services: { data: [], meta: { total: 0 } } } }),
    });
    expect(await screen.findByText("Nothing matches “zz” and Lessons.")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Clear all" }));
    expect(app.address()).toBe("/products/services");
  });

  it("show the peak hours, with one row for equal days", () => {
    const rows = peakDays([
      { weekdays: ["monday", "tuesday"], from: "17:00", to: "21:00" },
      { weekdays: ["sunday", "holiday"], from: "10:00", to: "18:00" },
    ]);
    expect(rows.map(({ label, spans }) => [label, spans.length])).toEqual([
      ["Mon–Tue", 1],
      ["Wed–Sat", 0],
      ["Sun", 1],
      ["Hol", 1],
    ]);
    expect(rows[0]?.spans).toEqual([{ from: 17 * 60, until: 21 * 60 }]);
  });

  it("report why a category in use cannot be deleted", async () => {
    const message = "Practice still has 1 service (Simulator hour). Move them to another category first.";
    const app = renderApp("/products/services?edit=categories", {
      ...CATALOGUE,
      DeleteServiceCategory: () => ({ code: "invalid_state", status: 409, message }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Remove Practice" }));
    await app.user.click(screen.getByRole("button", { name: "Remove category" }));
    expect(await screen.findByText(/still has 1 service \(Simulator hour\)/)).toBeTruthy();
  });

  it("explain to a person without the permission why they cannot be changed", async () => {
    renderApp("/products/services?service=new", {
      ...CATALOGUE,
      Profile: () => ({ data: { userProfile: { ...PERSON, roles: ["coach"], permissions: ["bookings.read"] } } }),
    });
    const button = await screen.findByRole("button", { name: "New service" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByLabelText("Name")).toBeNull();
  });
});

describe("the resources", () => {
  it("have their own hours, which cannot be empty", async () => {
    const app = renderApp("/products/resources?edit=11", {
      ...CATALOGUE,
      UpdateResource: () => ({ data: { updateResource: { ...BAY, version: 3 } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Bay 1" }));
    await app.user.click(dialog.getByLabelText("Same hours as the location"));
    await app.user.click(dialog.getByRole("button", { name: "Save resource" }));
    expect(await dialog.findByText("Enter its opening hours, or let it follow the location’s.")).toBeTruthy();
    await app.user.click(dialog.getByRole("button", { name: "Add Monday hours" }));
    await app.user.click(dialog.getByRole("button", { name: "Save resource" }));
    await waitFor(() => expect(app.askedFor("UpdateResource")).toHaveLength(1));
    expect(app.askedFor("UpdateResource")[0]?.variables).toMatchObject({
      id: 11,
      input: {
        version: 2,
        follows_location_hours: false,
        hours: [{ weekday: "monday", ranges: [{ opens: "09:00", closes: "17:00" }] }],
      },
    });
  });

  it("start with the hours of their location when their own hours are chosen", async () => {
    const app = renderApp("/products/resources?edit=11", {
      ...CATALOGUE,
      UpdateResource: () => ({ data: { updateResource: { ...BAY, version: 3 } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Bay 1" }));
    await app.user.click(dialog.getByLabelText("Same hours as the location"));
    await app.user.click(await dialog.findByRole("button", { name: "Begin with the location’s hours" }));
    await app.user.click(dialog.getByRole("button", { name: "Save resource" }));
    await waitFor(() => expect(app.askedFor("UpdateResource")).toHaveLength(1));
    expect(app.askedFor("UpdateResource")[0]?.variables).toMatchObject({
      input: { follows_location_hours: false, hours: VENUE_HOURS.days },
    });
  });

  it("cannot be removed while they have upcoming bookings, and show how many", async () => {
    const app = renderApp("/products/resources", {
      ...CATALOGUE,
      DeleteResource: () => ({
        code: "invalid_state",
        status: 409,
        message: "Bay 1 still has 2 bookings to come. Move or cancel them first.",
      }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Remove Bay 1" }));
    const question = within(screen.getByRole("alertdialog", { name: "Remove Bay 1?" }));
    await app.user.type(question.getByRole("textbox"), "Bay 1");
    await app.user.click(question.getByRole("button", { name: "Remove resource" }));
    expect(await screen.findByText(/still has 2 bookings to come/)).toBeTruthy();
    expect(screen.getByText("Bay 1 was not removed")).toBeTruthy();
  });

  it("have types, and a type in use cannot be deleted and names what uses it", async () => {
    const app = renderApp("/products/resources?edit=types", {
      ...CATALOGUE,
      DeleteResourceType: () => ({
        code: "invalid_state",
        status: 409,
        message: "Simulator is the type of 1 resource (Bay 1) and of 1 service (Simulator hour).",
      }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Remove Simulator" }));
    await app.user.click(screen.getByRole("button", { name: "Remove type" }));
    expect(await screen.findByText(/of 1 resource \(Bay 1\) and of 1 service \(Simulator hour\)/)).toBeTruthy();
  });
});
