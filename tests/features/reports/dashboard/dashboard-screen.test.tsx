import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { Refusal, renderDesk, type Answers } from "#tests/features/bookings/bookings/render-desk.tsx";
import { compactBooking, fullBooking } from "#tests/features/bookings/bookings/some-booking.ts";
import { PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import type { ScheduleBookingFragment } from "#web/features/bookings/shared/day/schedule-day.generated.ts";
import { DashboardScreen } from "#web/features/reports/dashboard/DashboardScreen.tsx";
import { EMPTY_DAY, TODAY } from "./today.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2027-05-05T00:42:00Z"), shouldAdvanceTime: true });
  return () => vi.useRealTimers();
});

function answers(...bookings: ScheduleBookingFragment[]): Answers {
  return {
    DaySchedule: () => ({
      bookingsCompact: {
        __typename: "CompactSchedule",
        location_id: 1,
        timezone: "America/Vancouver",
        days: [{ __typename: "ScheduleDay", ...TODAY }],
        data: bookings.map((booking) => ({ __typename: "CompactBooking", ...booking })),
      },
    }),
    BookableResources: () => ({
      resources: {
        __typename: "ResourcePage",
        data: [{ __typename: "Resource", id: 6, name: "Bay 6", resource_type_id: 1, capacity: 4, position: 1 }],
      },
      resourceTypes: { __typename: "ResourceTypePage", data: [] },
    }),
  };
}

const todoList = () => screen.findByRole("list", { name: "To do" });

test("shows what needs action, with its button, and who comes next", async () => {
  const next = compactBooking({
    id: 8,
    client_name: "Bola Okoye",
    start_time: "2027-05-05T01:00:00Z",
    end_time: "2027-05-05T03:00:00Z",
  });
  renderDesk(<DashboardScreen />, answers(compactBooking({ payment_status: "due" }), next));
  const list = await todoList();
  expect(within(list).getByText("Owen Lindqvist is 12 min late for Bay 6")).toBeTruthy();
  expect(within(list).getByText("$53.55 to pay", { exact: false })).toBeTruthy();
  expect(within(list).getByRole("button", { name: "Check in: Owen Lindqvist is 12 min late for Bay 6" })).toBeTruthy();
  const arrivals = screen.getByRole("list", { name: "Next arrivals" });
  expect(within(arrivals).getByText("Bola Okoye")).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1, name: "Dashboard" })).toBeTruthy();
  expect(screen.getByText("Tuesday, May 4, 2027")).toBeTruthy();
});

test("says that nothing needs action and nobody comes", async () => {
  renderDesk(<DashboardScreen />, answers());
  expect(await screen.findByText("Nothing to do right now.")).toBeTruthy();
  expect(screen.getByText("Nobody else is expected today.")).toBeTruthy();
});

test("checks in with one press, keeps the focus in the list, and can undo it", async () => {
  let standing: Partial<ScheduleBookingFragment> = {};
  const DaySchedule: Answers[string] = (variables) =>
    answers(compactBooking(standing))["DaySchedule"]?.(variables) ?? {};
  const UpdateBooking: Answers[string] = ({ input }) => {
    const isCheckIn = JSON.stringify(input).includes("checked_in");
    standing = isCheckIn
      ? { status: "checked_in", version: 5, allowed_actions: ["complete", "undo_check_in"] }
      : { version: 6 };
    return { updateBooking: fullBooking(standing) };
  };
  const desk = renderDesk(<DashboardScreen />, { ...answers(), DaySchedule, UpdateBooking });
  await desk.user.click(await screen.findByRole("button", { name: /^Check in/ }));
  expect(await screen.findByText("Nothing to do right now.")).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("To do"));
  expect(desk.asked("UpdateBooking")[0]?.variables).toEqual({ id: 7, input: { version: 4, status: "checked_in" } });

  await desk.user.click(await screen.findByRole("button", { name: /^Undo/ }));
  expect(await screen.findByText("Owen Lindqvist is 12 min late for Bay 6")).toBeTruthy();
  expect(desk.asked("UpdateBooking")[1]?.variables).toEqual({ id: 7, input: { version: 5, status: "confirmed" } });
});

test("opens an unpaid booking, and offers no action that is not allowed", async () => {
  const unpaid = compactBooking({
    status: "checked_in",
    payment_status: "due",
    allowed_actions: [],
    start_time: "2027-05-05T00:00:00Z",
  });
  const desk = renderDesk(<DashboardScreen />, answers(unpaid));
  expect(within(await todoList()).queryByRole("button")).toBeNull();
  await desk.user.click(screen.getByRole("link", { name: "Open: Owen Lindqvist has not paid" }));
  expect(`${desk.address().pathname}${desk.address().search}`).toBe("/bookings?view=today&booking=7");
});

test("shows the first eight, and the rest on request", async () => {
  const many = Array.from({ length: 11 }, (_, id) => compactBooking({ id: id + 1 }));
  const desk = renderDesk(<DashboardScreen />, answers(...many));
  const list = await todoList();
  expect(within(list).getAllByRole("listitem")).toHaveLength(8);
  await desk.user.click(screen.getByRole("button", { name: "Show all 11" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(11);
});

test("loads today once, again after a minute, and when the page becomes visible", async () => {
  const desk = renderDesk(<DashboardScreen />, answers());
  await screen.findByText("Nothing to do right now.");
  expect(desk.asked("DaySchedule").map(({ variables }) => variables)).toEqual([{ location_id: 1, date: "2027-05-04" }]);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(desk.asked("DaySchedule")).toHaveLength(2);
  document.dispatchEvent(new Event("visibilitychange"));
  await waitFor(() => expect(desk.asked("DaySchedule")).toHaveLength(3));
});

test("reports why today did not load, and loads it again on request", async () => {
  let isDown = true;
  const whole = answers();
  const DaySchedule: Answers[string] = (variables) =>
    isDown ? new Refusal("unavailable", 503, "The database is busy.") : (whole["DaySchedule"]?.(variables) ?? {});
  const desk = renderDesk(<DashboardScreen />, { ...whole, DaySchedule });
  expect(await screen.findByRole("heading", { name: "Today did not load" })).toBeTruthy();
  isDown = false;
  await desk.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing to do right now.")).toBeTruthy();
});

test("does not call a bay free during a class or a blocked time", async () => {
  const times = { start_time: "2027-05-05T00:00:00Z", end_time: "2027-05-05T01:00:00Z" };
  const one = (status: string) => ({
    ...times,
    __typename: "ClassSession",
    id: status.length,
    name: "Swing Basics",
    status,
    resource_id: 6,
  });
  const repair = { ...times, __typename: "BlockedTime", id: 3, kind: "repair", resource_ids: [6] };
  const show = (sessions: object[], blocked: object[]) =>
    renderDesk(<DashboardScreen />, {
      ...answers(),
      BaysTaken: () => ({ classSessions: { data: sessions }, blockedTimes: { data: blocked } }),
    });
  const bays = async () => within(await screen.findByRole("list", { name: "Bays today" }));
  const desk = show([one("scheduled")], []);
  expect((await bays()).getByText("class until 18:00")).toBeTruthy();
  expect(desk.asked("BaysTaken")[0]?.variables).toEqual({ location_id: 1, date: "2027-05-04" });
  cleanup();
  show([one("cancelled")], []);
  expect((await bays()).getByText("free until 22:00")).toBeTruthy();
  cleanup();
  show([], [repair]);
  expect((await bays()).getByText("repair until 18:00")).toBeTruthy();
});

test("shows the number of due refunds to people who may refund", async () => {
  const seenWith = (...permissions: string[]) =>
    renderApp("/", {
      ...EMPTY_DAY,
      Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["bookings.read", ...permissions] } } }),
      RefundDueCount: () => ({ data: { refundsDue: { meta: { __typename: "Meta", total: 2 } } } }),
    });
  seenWith("payments.refund");
  const link = await screen.findByRole("link", { name: "See which" });
  expect(link.parentElement?.textContent).toContain("Refunds are due for 2 bookings.");
  expect(link.getAttribute("href")).toBe("/billing/refunds-due");
  cleanup();
  const app = seenWith();
  await todoList();
  expect(app.askedFor("RefundDueCount")).toEqual([]);
});
