import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, MAIN_STREET, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const MAIN = {
  ...MAIN_STREET,
  address_line: "1280 Main Street",
  province_state: "BC",
  country: "CA",
  postal_code: null,
  phone: null,
  email: null,
  picture: null,
  version: 3,
};
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "holiday"];
const HOURS = {
  __typename: "LocationHours",
  location_id: 1,
  version: 5,
  days: DAYS.map((weekday) => ({ weekday, ranges: [{ opens: "09:00", closes: "23:00" }] })),
  holidays: [],
  closures: [{ from_date: "2027-06-03", to_date: "2027-06-04", name: "New floor" }],
};
const ONE_LOCATION: Answers = {
  ...AT_THE_DESK,
  LocationList: () => ({ data: { locations: { data: [MAIN], meta: { total: 1 } } } }),
  LocationPage: () => ({
    data: { locationsByIds: [MAIN], locationHours: HOURS, resources: { meta: { total: 8 } } },
  }),
};

const CONFLICTING = {
  code: "invalid_state",
  status: 409,
  message: "1 booking falls outside these hours of Main Street.",
  current: [
    {
      id: 41,
      client_name: "Jean Côté",
      service_name: "Simulator",
      resource_name: "Bay 2",
      location_id: 1,
      start_time: "2027-05-07T03:00:00Z",
      end_time: "2027-05-07T04:00:00Z",
      local_start: "2027-05-06T20:00:00-07:00",
      local_end: "2027-05-06T21:00:00-07:00",
      status: "confirmed",
      payment_status: "paid",
    },
  ],
};

describe("the form of a new location", () => {
  it("starts with the company's zone and language, and sends empty fields as null", async () => {
    const app = renderApp("/locations?edit=new", {
      ...ONE_LOCATION,
      CreateLocation: () => ({ data: { createLocation: { ...MAIN, id: 2, name: "North Shore" } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "New location" }));
    expect(dialog.getByLabelText<HTMLSelectElement>("Time zone").value).toBe("America/Vancouver");
    expect(dialog.getByLabelText<HTMLSelectElement>("Language").value).toBe("en-CA");
    expect(dialog.getByLabelText<HTMLSelectElement>("Times are written").value).toBe("h:mm a");
    expect(dialog.getByLabelText<HTMLSelectElement>("Dates are written").value).toBe("YYYY-MM-DD");
    await app.user.type(dialog.getByLabelText("Name"), "North Shore");
    await app.user.click(dialog.getByRole("button", { name: "Add location" }));
    await waitFor(() => expect(app.askedFor("CreateLocation")).toHaveLength(1));
    expect(app.askedFor("CreateLocation")[0]?.variables["input"]).toMatchObject({
      name: "North Shore",
      city: null,
      country: null,
      province_state: null,
      timezone: "America/Vancouver",
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(app.address()).toBe("/locations");
  });

  it("asks for a name with the contract's message and sends nothing", async () => {
    const app = renderApp("/locations?edit=new", ONE_LOCATION);
    await app.user.click(await screen.findByRole("button", { name: "Add location" }));
    expect(await screen.findByText("Enter a name for the location.")).toBeTruthy();
    expect(app.askedFor("CreateLocation")).toHaveLength(0);
  });

  it("treats country and province as a pair", async () => {
    const app = renderApp("/locations?edit=1", ONE_LOCATION);
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Main Street" }));
    const province = dialog.getByLabelText<HTMLSelectElement>("Province or state");
    expect(province.value).toBe("BC");
    await app.user.selectOptions(dialog.getByLabelText("Country"), "US");
    expect(province.value).toBe("");
    await app.user.selectOptions(province, "WA");
    await app.user.selectOptions(dialog.getByLabelText("Country"), "JP");
    expect(province.disabled).toBe(true);
  });

  it("keeps a colleague's changes that were saved while it was open", async () => {
    const theirs = { ...MAIN, city: "Burnaby", version: 4 };
    const current = { ...theirs, utc_offset: "-07:00" };
    const app = renderApp("/locations?edit=1", {
      ...ONE_LOCATION,
      LocationList: (_variables, turn) => ({
        data: { locations: { data: [turn === 0 ? MAIN : theirs], meta: { total: 1 } } },
      }),
      UpdateLocation: (_variables, turn) =>
        turn === 0
          ? { code: "stale_version", status: 409, message: "Somebody else has just changed this.", current }
          : { data: { updateLocation: { ...theirs, version: 5 } } },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Main Street" }));
    await app.user.type(dialog.getByLabelText("Phone"), "604 555 0100");
    await act(() => app.client.refetchQueries({ include: ["LocationList"] }));
    await app.user.click(dialog.getByRole("button", { name: "Save location" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Citynow Burnaby");
    await app.user.click(dialog.getByRole("button", { name: "Save location" }));
    await waitFor(() => expect(app.askedFor("UpdateLocation")).toHaveLength(2));
    expect(app.askedFor("UpdateLocation").map(({ variables }) => variables["input"])).toMatchObject([
      { version: 3, phone: "604 555 0100" },
      { version: 4, phone: "604 555 0100", city: "Burnaby" },
    ]);
  });

  it("shows the server's refusal under its field", async () => {
    const errors = { email: ["This address is not allowed."] };
    const app = renderApp("/locations?edit=1", {
      ...ONE_LOCATION,
      UpdateLocation: () => ({ code: "validation_failed", status: 422, message: "Check the fields.", errors }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Save location" }));
    expect(await screen.findByText("This address is not allowed.")).toBeTruthy();
    expect(app.askedFor("UpdateLocation")[0]?.variables).toMatchObject({ id: 1, input: { version: 3 } });
  });
});

describe("a person who may not change locations", () => {
  it("sees why, and cannot change them", async () => {
    const person = { ...PERSON, roles: ["staff"], permissions: ["bookings.read"] };
    const app = renderApp("/locations?edit=new", {
      ...ONE_LOCATION,
      Profile: () => ({ data: { userProfile: person } }),
    });
    const button = await screen.findByRole("button", { name: "New location" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await app.user.hover(button);
    expect(await screen.findByText("Your role does not include “Opening hours and locations”.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("opening hours", () => {
  it("have eight rows, and the save bar names a change, which is saved with the version", async () => {
    const app = renderApp("/locations/1", {
      ...ONE_LOCATION,
      UpdateLocationHours: () => ({ data: { updateLocationHours: { ...HOURS, version: 6 } } }),
    });
    expect(await screen.findAllByRole("textbox", { name: / opens$/ })).toHaveLength(8);
    const opens = screen.getByRole("textbox", { name: "Holiday opens" });
    await app.user.clear(opens);
    await app.user.type(opens, "10");
    const bar = within(screen.getByRole("region", { name: "Unsaved changes" }));
    expect(bar.getByRole("status").textContent).toBe("1 change: Holiday 09:00–23:00 becomes 10:00–23:00");
    await app.user.click(bar.getByRole("button", { name: "Save hours" }));
    await waitFor(() => expect(app.askedFor("UpdateLocationHours")).toHaveLength(1));
    expect(app.askedFor("UpdateLocationHours")[0]?.variables).toEqual({
      id: 1,
      input: {
        version: 5,
        days: [{ weekday: "holiday", ranges: [{ opens: "10:00", closes: "23:00" }] }],
        keep_bookings: false,
      },
    });
  });

  it("accept a night as one range, marked with the day on which it ends", async () => {
    const app = renderApp("/locations/1", {
      ...ONE_LOCATION,
      UpdateLocationHours: () => ({ data: { updateLocationHours: { ...HOURS, version: 6 } } }),
    });
    const closes = await screen.findByRole("textbox", { name: "Friday closes" });
    await app.user.clear(closes);
    await app.user.type(closes, "2:00");
    const friday = within(screen.getByRole("group", { name: "Friday" }));
    expect(friday.getByText("Sat")).toBeTruthy();
    const bar = within(screen.getByRole("region", { name: "Unsaved changes" }));
    expect(bar.getByRole("status").textContent).toBe("1 change: Friday 09:00–23:00 becomes 09:00–02:00");
    await app.user.click(bar.getByRole("button", { name: "Save hours" }));
    await waitFor(() => expect(app.askedFor("UpdateLocationHours")).toHaveLength(1));
    expect(app.askedFor("UpdateLocationHours")[0]?.variables).toMatchObject({
      input: { days: [{ weekday: "friday", ranges: [{ opens: "09:00", closes: "02:00" }] }] },
    });
    await app.user.clear(closes);
    await app.user.type(closes, "9:30");
    await app.user.clear(screen.getByRole("textbox", { name: "Friday opens" }));
    await app.user.type(screen.getByRole("textbox", { name: "Friday opens" }), "18:00");
    expect(await friday.findByText("These hours overlap those of the next day.")).toBeTruthy();
  });

  it("add a closure with its reason, refuse a day that is already closed, and are saved with all closures", async () => {
    const app = renderApp("/locations/1", {
      ...ONE_LOCATION,
      UpdateLocationHours: () => ({ data: { updateLocationHours: { ...HOURS, version: 6 } } }),
    });
    const card = within(await screen.findByRole("region", { name: "Closures" }));
    const [first, why] = [card.getByLabelText("First day"), card.getByLabelText("Why")];
    await app.user.type(first, "2027-06-04");
    await app.user.click(card.getByRole("button", { name: "Add closure" }));
    expect(card.getByText("These days are closed already.")).toBeTruthy();
    expect(card.getByText("Enter a reason for the closure.")).toBeTruthy();
    await app.user.clear(first);
    await app.user.type(first, "2027-08-07");
    await app.user.type(why, "Staff evening");
    await app.user.click(card.getByRole("button", { name: "Add closure" }));
    await app.user.click(screen.getByRole("button", { name: "Save hours" }));
    await waitFor(() => expect(app.askedFor("UpdateLocationHours")).toHaveLength(1));
    const staffEvening = { from_date: "2027-08-07", to_date: "2027-08-07", name: "Staff evening" };
    expect(app.askedFor("UpdateLocationHours")[0]?.variables["input"]).toEqual({
      version: 5,
      days: [],
      closures: [...HOURS.closures, staffEvening],
      keep_bookings: false,
    });
  });

  it.each([
    { card: "Closures", field: "Why" },
    { card: "Holidays", field: "Holiday" },
  ])("ask before a link discards an entry under $card that is not added yet", async ({ card, field }) => {
    const app = renderApp("/locations/1", ONE_LOCATION);
    const added = within(await screen.findByRole("region", { name: card }));
    await app.user.type(added.getByLabelText(field), "Staff evening");
    await app.user.click(screen.getByRole("link", { name: "Bookings" }));
    await app.user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(added.getByLabelText<HTMLInputElement>(field).value).toBe("Staff evening");
    expect(app.address()).toBe("/locations/1");
  });

  it("list bookings that a change would exclude, leave them after a confirmation, and ask again after another change", async () => {
    const app = renderApp("/locations/1", { ...ONE_LOCATION, UpdateLocationHours: () => CONFLICTING });
    await app.user.click(await screen.findByRole("button", { name: /^Remove Thursday/ }));
    await app.user.click(screen.getByRole("button", { name: "Save hours" }));
    const outside = within(await screen.findByRole("alert", { name: "This booking falls outside" }));
    expect(outside.getByText("Jean Côté, Simulator, Bay 2")).toBeTruthy();
    expect(outside.getByRole("link", { name: /^Move the booking of Jean Côté/ }).getAttribute("href")).toBe(
      "/schedule-overview?location=1&date=2027-05-06&booking=41",
    );
    await app.user.click(screen.getByRole("button", { name: "Save and keep it" }));
    await waitFor(() => expect(app.askedFor("UpdateLocationHours")).toHaveLength(2));
    const sent = app.askedFor("UpdateLocationHours").map(({ variables }) => variables["input"]);
    expect(sent).toEqual([
      { version: 5, days: [{ weekday: "thursday", ranges: [] }], keep_bookings: false },
      { version: 5, days: [{ weekday: "thursday", ranges: [] }], keep_bookings: true },
    ]);
    await app.user.click(screen.getByRole("button", { name: /^Remove Friday/ }));
    expect(screen.queryByRole("alert", { name: "This booking falls outside" })).toBeNull();
    expect(screen.getByRole("button", { name: "Save hours" })).toBeTruthy();
  });

  it("cannot be saved while a day is invalid, and name it", async () => {
    const app = renderApp("/locations/1", ONE_LOCATION);
    const closes = await screen.findByRole("textbox", { name: "Monday closes" });
    await app.user.clear(closes);
    await app.user.type(closes, "9:00");
    expect(await screen.findByText("Closing must differ from opening.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Save hours" }).getAttribute("aria-disabled")).toBe("true");
  });

  it("report that somebody else saved in the meantime, and offer a choice", async () => {
    let version = 5;
    const app = renderApp("/locations/1", {
      ...ONE_LOCATION,
      LocationPage: () => ({
        data: { locationsByIds: [MAIN], locationHours: { ...HOURS, version }, resources: { meta: { total: 8 } } },
      }),
      UpdateLocationHours: () => {
        version = 6;
        return { code: "stale_version", status: 409, message: "Changed meanwhile." };
      },
    });
    await app.user.click(await screen.findByRole("button", { name: "Remove Monday hours 1" }));
    await app.user.click(screen.getByRole("button", { name: "Save hours" }));
    expect(await screen.findByText("Somebody else saved different hours in the meantime.")).toBeTruthy();
    await app.user.click(screen.getByRole("button", { name: "Save hours" }));
    await waitFor(() => expect(app.askedFor("UpdateLocationHours")).toHaveLength(2));
    expect(app.askedFor("UpdateLocationHours")[1]?.variables).toMatchObject({ input: { version: 6 } });
  });
});
