import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { COMPANY } from "#tests/features/people/sign-in/fake-graph.ts";
import { TUESDAY } from "#tests/features/schedule/schedule/days.ts";
import { WalkInDialog } from "#web/features/bookings/shared/walk-in/WalkInDialog.tsx";
import { CompanyContext } from "#web/tenant/company.ts";
import { MAIN_STREET, Refusal, renderDesk, type Answers } from "../render-desk.tsx";
import { fullBooking } from "../some-booking.ts";
import { ONE_BAY } from "./one-bay.ts";

beforeEach(() => {
  // noon of the venue's Tuesday
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-05-04T19:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

const money = (amount: number) => ({ __typename: "Money", amount, currency: "CAD" });
const ADA = {
  __typename: "Client",
  id: 70,
  name: "Ada Byron",
  email: "ada@example.test",
  contact_email: null,
  phone: null,
};

const AT_THE_VENUE: Answers = {
  ...ONE_BAY,
  DaySchedule: () => ({
    bookingsCompact: {
      __typename: "CompactSchedule",
      location_id: 1,
      timezone: "America/Vancouver",
      days: [{ __typename: "ScheduleDay", ...TUESDAY }],
      data: [],
    },
  }),
  ClientSearch: ({ search }) => ({ clients: { data: String(search).startsWith("Ada B") ? [ADA] : [] } }),
  AllowanceQuote: () => ({
    allowanceQuote: {
      __typename: "AllowanceQuote",
      member_discount: money(0),
      covered: money(6000),
      to_pay: money(0),
      terms: null,
      uses: [],
    },
  }),
  CreateBooking: () => ({ createBooking: fullBooking() }),
  UpdateBooking: () => ({ updateBooking: fullBooking({ status: "checked_in", version: 5 }) }),
};

function renderWalkIn(changed: Answers = {}) {
  const dialog = <WalkInDialog venue={MAIN_STREET} onClose={() => {}} />;
  return renderDesk(<CompanyContext value={COMPANY}>{dialog}</CompanyContext>, { ...AT_THE_VENUE, ...changed });
}

const bookedFor = (desk: ReturnType<typeof renderWalkIn>) => {
  const { client_id, guest } = (desk.asked("CreateBooking")[0]?.variables["input"] ?? {}) as Record<string, unknown>;
  return { client_id, guest };
};

describe("a walk-in", () => {
  it("is booked by Enter for a guest with the typed name", async () => {
    const desk = renderWalkIn();
    await desk.user.type(await screen.findByLabelText("Name"), "Ada Lovelace{Enter}");
    await waitFor(() => expect(desk.asked("CreateBooking")).toHaveLength(1));
    expect(bookedFor(desk)).toEqual({ client_id: undefined, guest: { first_name: "Ada", last_name: "Lovelace" } });
  });

  it("is booked for a client found by name, at the client's membership price", async () => {
    const desk = renderWalkIn();
    const dialog = within(await screen.findByRole("dialog", { name: "Walk-in" }));
    await desk.user.type(dialog.getByLabelText("Name"), "Ada B");
    await desk.user.click(await dialog.findByRole("option", { name: /Ada Byron/ }));
    expect(await dialog.findByText("Covered by the membership")).toBeTruthy();
    await desk.user.click(dialog.getByRole("button", { name: "Check in" }));
    await waitFor(() => expect(desk.asked("CreateBooking")).toHaveLength(1));
    expect(bookedFor(desk)).toEqual({ client_id: 70, guest: undefined });
  });

  it("becomes a guest again when the client's name is edited", async () => {
    const desk = renderWalkIn();
    const dialog = within(await screen.findByRole("dialog", { name: "Walk-in" }));
    await desk.user.type(dialog.getByLabelText("Name"), "Ada B");
    await desk.user.click(await dialog.findByRole("option", { name: /Ada Byron/ }));
    await desk.user.type(dialog.getByLabelText("Name"), "s{Enter}");
    await waitFor(() => expect(desk.asked("CreateBooking")).toHaveLength(1));
    expect(bookedFor(desk)).toEqual({ client_id: undefined, guest: { first_name: "Ada", last_name: "Byrons" } });
  });

  it("cannot be checked in if no bay is free, and the dialog says so", async () => {
    const desk = renderWalkIn({ BookableResources: () => ({ resources: { data: [] }, resourceTypes: { data: [] } }) });
    const dialog = within(await screen.findByRole("dialog", { name: "Walk-in" }));
    expect(dialog.getByText("No bay is free now. The schedule shows which is next.")).toBeTruthy();
    const button = dialog.getByRole("button", { name: "Check in" });
    expect(button.getAttribute("aria-disabled")).toBe("true");
    await desk.user.click(button);
    expect(desk.asked("CreateBooking")).toEqual([]);
  });

  it("reports that the bays did not load, and opens once they do", async () => {
    let isDown = true;
    const desk = renderWalkIn({
      BookableResources: (variables) =>
        isDown
          ? new Refusal("internal", 500, "Something went wrong")
          : (ONE_BAY["BookableResources"]?.(variables) ?? {}),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Walk-in" }));
    expect(await dialog.findByText("This did not load")).toBeTruthy();
    isDown = false;
    await desk.user.click(dialog.getByRole("button", { name: "Try again" }));
    expect(await screen.findByRole("button", { name: "Check in" })).toBeTruthy();
  });
});
