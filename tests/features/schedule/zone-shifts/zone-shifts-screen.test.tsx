import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const SCREEN = "/locations/clock-changes";

const shift = (id: number, name: string) => ({
  __typename: "ZoneShift",
  id,
  kind: "booking",
  thing_id: 70 + id,
  name,
  detail: "Simulator, Bay 6",
  location_id: 1,
  location_name: "Main Street",
  timezone: "America/Vancouver",
  local_before: "2027-11-10T11:00:00-08:00",
  local_after: "2027-11-10T12:00:00-07:00",
});

const SHIFTS = [shift(1, "Ada Byron"), shift(2, "Robin Lee")];
const listOf = (data: object[], total = data.length) => ({
  data: { zoneShifts: { __typename: "ZoneShiftList", data, total } },
});
const settledOf = (settled: number, left: object[] = []) => ({ __typename: "SettledZoneShifts", settled, left });

const desk = (answers: Answers = {}): Answers => ({ ...AT_THE_DESK, ZoneShiftList: () => listOf(SHIFTS), ...answers });

describe("bookings affected by a change of the zone's rules", () => {
  it("are listed with both times, and the chosen ones stay at the wall time after a confirmation", async () => {
    const left = { __typename: "LeftZoneShift", reason: "Something else takes that time.", shift: SHIFTS[0] };
    let settled = false;
    const app = renderApp(
      SCREEN,
      desk({
        ZoneShiftList: () => listOf(settled ? SHIFTS.slice(0, 1) : SHIFTS),
        KeepWallTimes: () => {
          settled = true;
          return { data: { keepWallTimes: settledOf(1, [left]) } };
        },
      }),
    );
    const ada = (await screen.findByText("Ada Byron")).closest("li");
    expect(ada?.textContent).toMatch(/Booked for.*11:00.*New time.*12:00/);
    await app.user.click(screen.getByRole("button", { name: "Keep the booked time" }));
    const question = await screen.findByRole("alertdialog", { name: "Keep the booked time of 2 entries?" });
    await app.user.click(within(question).getByRole("button", { name: "Keep the booked time" }));
    expect(await screen.findByText("Something else takes that time.")).toBeTruthy();
    expect(app.askedFor("KeepWallTimes")[0]?.variables).toEqual({ input: { ids: [1, 2] } });
    await waitFor(() => expect(screen.queryByText("Robin Lee")).toBeNull());
  });

  it("stay at the same instant only if chosen, and nothing happens without a choice and a confirmation", async () => {
    const app = renderApp(SCREEN, desk({ KeepInstants: () => ({ data: { keepInstants: settledOf(1) } }) }));
    await app.user.click(await screen.findByRole("checkbox", { name: /^Ada Byron/ }));
    const keep = () => screen.getByRole("button", { name: "Use the new time" });
    await app.user.click(keep());
    await app.user.click(await screen.findByRole("button", { name: "Decide later" }));
    expect(app.askedFor("KeepInstants")).toHaveLength(0);
    await app.user.click(keep());
    const question = await screen.findByRole("alertdialog", { name: "Use the new time for 1 entry?" });
    await app.user.click(within(question).getByRole("button", { name: "Use the new time" }));
    await waitFor(() => expect(app.askedFor("KeepInstants")[0]?.variables).toEqual({ input: { ids: [2] } }));
    await app.user.click(await screen.findByRole("checkbox", { name: /^Ada Byron/ }));
    await app.user.click(screen.getByRole("checkbox", { name: /^Robin Lee/ }));
    expect(keep().getAttribute("aria-disabled")).toBe("true");
  });

  it("report why a decision was refused, and say if there is nothing to decide", async () => {
    const message = "You need the permission to change bookings.";
    const app = renderApp(SCREEN, desk({ KeepInstants: () => ({ code: "forbidden", status: 403, message }) }));
    await app.user.click(await screen.findByRole("button", { name: "Use the new time" }));
    const question = await screen.findByRole("alertdialog");
    await app.user.click(within(question).getByRole("button", { name: "Use the new time" }));
    expect(await screen.findByText("Nothing was decided")).toBeTruthy();
    expect(screen.getByText("Robin Lee")).toBeTruthy();
  });

  it("show nothing most of the time", async () => {
    renderApp(SCREEN, desk({ ZoneShiftList: () => listOf([]) }));
    expect(await screen.findByText("Nothing to decide")).toBeTruthy();
  });

  it("are hidden from a person who may not change locations", async () => {
    const person = { ...PERSON, permissions: ["bookings.read"] };
    renderApp(SCREEN, desk({ Profile: () => ({ data: { userProfile: person } }) }));
    expect(await screen.findByText("You do not have access to this page")).toBeTruthy();
  });
});
