import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { fullBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { gridLines } from "#tests/web/ui/grid-lines.ts";
import { A_WEEK_OF_CLASSES, SWING_BASICS, TWO_DATES } from "./fake-classes.ts";

const WEEK = "/classes?date=2027-05-10";

const paidWith = (method: string, people: number) => ({
  __typename: "ClassCancellationRefund",
  method,
  people,
  amount: { __typename: "Money", amount: 3000, currency: "CAD" },
});

describe("the classes of a week", () => {
  it("are listed under their days, each with the seats left", async () => {
    const app = renderApp(`${WEEK}&coach=4`, A_WEEK_OF_CLASSES);
    const grid = within(await screen.findByRole("grid", { name: "classes" }));
    const groups = gridLines(screen.getByRole("grid")).filter(({ length }) => length === 1);
    expect(groups).toEqual([["Tue 11 May 2"], ["Thu 13 May 1"]]);
    expect(grid.getByRole("row", { name: /Swing Basics/ }).textContent).toContain("4 left");
    expect(grid.getByRole("row", { name: /Short Game/ }).textContent).toContain("Full");
    expect(grid.getByRole("row", { name: /Lunch Putting/ }).textContent).toContain("Cancelled");
    expect(app.askedFor("ClassList")[0]?.variables).toEqual({
      location_id: 1,
      coach_id: 4,
      date_from: "2027-05-10",
      date_to: "2027-05-16",
      page: 1,
      perPage: 100,
    });
  });

  it("step by a week", async () => {
    const app = renderApp(WEEK, A_WEEK_OF_CLASSES);
    await app.user.click(await screen.findByRole("button", { name: "Week after" }));
    expect(app.address()).toBe("/classes?date=2027-05-17");
  });
});

describe("the panel of a class", () => {
  it("lists the people with a seat, and checks in all who have not arrived", async () => {
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      CheckInClass: () => ({ data: { checkInClass: SWING_BASICS } }),
    });
    const panel = within(await screen.findByRole("dialog", { name: "Swing Basics" }));
    expect(panel.getByText("1 of 2 here")).toBeTruthy();
    await app.user.click(panel.getByRole("button", { name: "Check in all 1" }));
    await waitFor(() => expect(app.askedFor("CheckInClass")[0]?.variables).toEqual({ id: 5 }));
    expect(await screen.findByText("Everybody in Swing Basics is checked in")).toBeTruthy();
  });

  it("is cancelled with a message, after a list of the people who lose their seats", async () => {
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      Profile: () => ({
        data: { userProfile: { ...PERSON, permissions: [...PERSON.permissions, "payments.refund"] } },
      }),
      ClassCancellation: () => ({
        data: {
          classCancellation: {
            __typename: "ClassCancellation",
            dates: 1,
            people: 2,
            refunds: [paidWith("card", 1), paidWith("cash", 1)],
          },
        },
      }),
      DeleteClassSession: () => ({
        data: { deleteClassSession: { data: [{ __typename: "ClassSession", id: 5 }], bookings_cancelled: 2 } },
      }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Cancel class" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Cancel Swing Basics?" }));
    expect(dialog.getByText(/^2 people lose a seat/)).toBeTruthy();
    const paid = within(await dialog.findByRole("list", { name: "What was paid" }));
    expect(paid.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Card online, 1 bookingto the cards, in 5 to 10 days$30.00",
      "Cash, 1 bookingat the desk, under Refunds due$30.00",
    ]);
    await app.user.click(dialog.getByRole("radio", { name: /^Keep as credit/ }));
    expect(paid.getAllByText("as credit")).toHaveLength(2);
    await app.user.type(dialog.getByLabelText("Message"), "The coach is ill.");
    await app.user.click(dialog.getByRole("button", { name: "Cancel class" }));
    await waitFor(() => expect(app.askedFor("DeleteClassSession")).toHaveLength(1));
    expect(app.askedFor("DeleteClassSession")[0]?.variables).toEqual({
      id: 5,
      version: 1,
      notify: true,
      message: "The coach is ill.",
      refund: "credit",
    });
  });

  it("changes only the edited fields, for the chosen dates", async () => {
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      UpdateClassSession: () => ({ data: { updateClassSession: { data: [] } } }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Swing Basics" }));
    await app.user.click(dialog.getByRole("radio", { name: /^This and following/ }));
    const seats = dialog.getByLabelText("Seats");
    await app.user.clear(seats);
    await app.user.type(seats, "8");
    expect(dialog.queryByRole("checkbox", { name: "Mail everybody who has a seat or waits for one" })).toBeNull();
    await app.user.click(dialog.getByRole("button", { name: "Save class" }));
    await waitFor(() => expect(app.askedFor("UpdateClassSession")).toHaveLength(1));
    expect(app.askedFor("UpdateClassSession")[0]?.variables).toEqual({
      id: 5,
      input: { version: 1, scope: "following", notify: false, message: null, capacity: 8 },
    });
  });

  it("offers to mail everybody with a seat about another time or coach, with a message", async () => {
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      UpdateClassSession: () => ({ data: { updateClassSession: { data: [] } } }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Swing Basics" }));
    await dialog.findByRole("option", { name: "Dana Okafor" });
    await app.user.selectOptions(dialog.getByLabelText("Coach"), "No coach");
    expect(
      dialog.getByRole<HTMLInputElement>("checkbox", { name: "Mail everybody who has a seat or waits for one" })
        .checked,
    ).toBe(true);
    await app.user.type(dialog.getByLabelText("Message"), "Dana is away.");
    await app.user.click(dialog.getByRole("button", { name: "Save class" }));
    await waitFor(() => expect(app.askedFor("UpdateClassSession")).toHaveLength(1));
    expect(app.askedFor("UpdateClassSession")[0]?.variables).toEqual({
      id: 5,
      input: { version: 1, scope: "this", notify: true, message: "Dana is away.", coach_id: null },
    });
  });
});

describe("a person with a seat", () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const person = async (name: string) => {
    const panel = within(await screen.findByRole("dialog", { name: "Swing Basics" }));
    return within(panel.getAllByRole("listitem").find((row) => row.textContent?.includes(name)) ?? document.body);
  };

  it("links to their booking and can pay right there", async () => {
    const cashier = { ...PERSON, permissions: [...PERSON.permissions, "payments.take"] };
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      Profile: () => ({ data: { userProfile: cashier } }),
    });
    const ada = await person("Ada Field");
    expect(ada.getByRole("link", { name: "Ada Field" }).getAttribute("href")).toBe(
      "/schedule-overview?location=1&date=2027-05-11&booking=70",
    );
    await app.user.click(ada.getByRole("button", { name: "Take payment: Ada Field" }));
    await waitFor(() => expect(app.askedFor("BookingAccount")[0]?.variables).toEqual({ id: 70 }));
  });

  it("is not asked to pay again for a paid seat", async () => {
    const [ada, robin] = SWING_BASICS.attendees;
    const attendees = [{ ...ada, payment_status: "paid" }, robin];
    renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      ClassDetails: () => ({ data: { classSession: { ...SWING_BASICS, attendees } } }),
    });
    expect((await person("Robin Lee")).getByRole("button", { name: "Take payment: Robin Lee" })).toBeTruthy();
    expect((await person("Ada Field")).queryByRole("button", { name: /^Take payment/ })).toBeNull();
  });

  it.each([
    ["is no no-show before the class starts", "2027-05-11T19:59:00Z", 0],
    ["is a no-show once the class has started without them", "2027-05-11T20:00:00Z", 1],
  ])("%s", async (_case, now, count) => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(now) });
    renderApp(`${WEEK}&class=5`, A_WEEK_OF_CLASSES);
    const ada = await person("Ada Field");
    expect(ada.queryAllByRole("button", { name: "No-show: Ada Field" })).toHaveLength(count);
    expect((await person("Robin Lee")).queryByRole("button", { name: /^No-show/ })).toBeNull();
  });

  it("is marked as a no-show with the version that was shown", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-05-11T20:10:00Z") });
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      UpdateBooking: () => ({ data: { updateBooking: fullBooking({ id: 70, status: "no_show", version: 2 }) } }),
    });
    await app.user.click((await person("Ada Field")).getByRole("button", { name: "No-show: Ada Field" }));
    await waitFor(() => expect(app.askedFor("UpdateBooking")).toHaveLength(1));
    expect(app.askedFor("UpdateBooking")[0]?.variables).toEqual({ id: 70, input: { version: 1, status: "no_show" } });
  });
});

describe("a class that a colleague changed while its form was open", () => {
  it("is refused as out of date instead of overwritten", async () => {
    const app = renderApp(`${WEEK}&class=5`, {
      ...A_WEEK_OF_CLASSES,
      ClassDetails: (_variables, turn) => ({
        data: { classSession: turn === 0 ? SWING_BASICS : { ...SWING_BASICS, capacity: 12, version: 2 } },
      }),
      UpdateClassSession: () => ({
        code: "stale_version",
        status: 409,
        message: "Somebody else has just changed this.",
      }),
    });
    await app.user.click(await screen.findByRole("button", { name: "Edit" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Swing Basics" }));
    await app.user.type(dialog.getByLabelText(/^Level/), "s");
    await act(() => app.client.refetchQueries({ include: ["ClassDetails"] }));
    await app.user.click(dialog.getByRole("button", { name: "Save class" }));
    await waitFor(() => expect(app.askedFor("UpdateClassSession")).toHaveLength(1));
    expect(app.askedFor("UpdateClassSession")[0]?.variables["input"]).toEqual({
      version: 1,
      scope: "this",
      notify: false,
      message: null,
      level: "Beginners",
    });
  });
});

describe("scheduling a class", () => {
  it("shows the dates with their conflicts, and leaves out those in conflict", async () => {
    const app = renderApp(`${WEEK}&edit=new`, {
      ...A_WEEK_OF_CLASSES,
      PreviewClassSchedule: () => ({ data: { previewClassSchedule: { occurrences: TWO_DATES } } }),
      ScheduleClassSessions: () => ({ data: { scheduleClassSessions: { series_id: 2, data: [], left_out: [] } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Schedule a class" }));
    await dialog.findByRole("option", { name: "Swing Basics" });
    await app.user.selectOptions(dialog.getByLabelText("Class"), "Swing Basics");
    await app.user.selectOptions(dialog.getByLabelText("Coach"), "Dana Okafor");
    await app.user.click(dialog.getByRole("button", { name: "Tue" }));
    const [hours, minutes] = dialog.getAllByRole("spinbutton");
    await app.user.type(hours as HTMLElement, "13");
    await app.user.type(minutes as HTMLElement, "00");
    expect(await dialog.findByText("Dana is not free then on Tuesday 18 May.")).toBeTruthy();
    await app.user.click(await dialog.findByRole("button", { name: "Save 1 date, leave 1 out" }));
    await waitFor(() => expect(app.askedFor("ScheduleClassSessions")).toHaveLength(1));
    expect(app.askedFor("ScheduleClassSessions")[0]?.variables["input"]).toMatchObject({
      service_id: 9,
      location_id: 1,
      coach_id: 4,
      weekdays: ["tuesday"],
      start: "13:00",
      duration_minutes: 60,
      price_amount: 3000,
      count: 8,
      skip_dates: ["2027-05-18"],
    });
  });

  it("skips no date whose conflict was shown for other days of the week", async () => {
    const app = renderApp(`${WEEK}&edit=new`, {
      ...A_WEEK_OF_CLASSES,
      PreviewClassSchedule: () => ({ data: { previewClassSchedule: { occurrences: TWO_DATES } } }),
      ScheduleClassSessions: () => ({ data: { scheduleClassSessions: { series_id: 2, data: [], left_out: [] } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Schedule a class" }));
    await dialog.findByRole("option", { name: "Swing Basics" });
    await app.user.selectOptions(dialog.getByLabelText("Class"), "Swing Basics");
    await app.user.selectOptions(dialog.getByLabelText("Coach"), "Dana Okafor");
    await app.user.click(dialog.getByRole("button", { name: "Tue" }));
    const [hours, minutes] = dialog.getAllByRole("spinbutton");
    await app.user.type(hours as HTMLElement, "13");
    await app.user.type(minutes as HTMLElement, "00");
    const save = await dialog.findByRole("button", { name: "Save 1 date, leave 1 out" });
    fireEvent.click(dialog.getByRole("button", { name: "Wed" }));
    fireEvent.click(save);
    await waitFor(() => expect(app.askedFor("ScheduleClassSessions")).toHaveLength(1));
    expect(app.askedFor("ScheduleClassSessions")[0]?.variables["input"]).toMatchObject({
      weekdays: ["tuesday", "wednesday"],
      skip_dates: [],
    });
  });

  it("is refused without the permission to book, with the reason", async () => {
    const person = { ...PERSON, permissions: ["bookings.read"] };
    const app = renderApp(WEEK, { ...A_WEEK_OF_CLASSES, Profile: () => ({ data: { userProfile: person } }) });
    const button = await screen.findByRole("button", { name: /^Schedule a class/ });
    await app.user.hover(button);
    expect((await screen.findByRole("tooltip")).textContent).toContain("Your role does not include");
  });
});
