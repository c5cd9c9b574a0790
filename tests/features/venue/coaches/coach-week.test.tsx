import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { COACHES, LESSON } from "./coach-answers.ts";

describe("a coach's week", () => {
  const taught = (changes: object) => ({
    __typename: "ClassSession",
    id: 40,
    name: "Swing Basics",
    level: "Beginners",
    resource_name: "Studio",
    location_id: 1,
    local_start: "2099-05-14T18:00:00-07:00",
    local_end: "2099-05-14T19:00:00-07:00",
    status: "scheduled",
    capacity: 8,
    seats_left: 3,
    ...changes,
  });

  it("shows classes among the lessons, with their seats and a link to each, and no cancelled ones", async () => {
    const app = renderApp("/coaches/5?tab=schedule&week=2099-05-11", {
      ...COACHES,
      CoachWeek: () => ({
        data: {
          coachSchedule: {
            __typename: "CoachSchedule",
            coach_id: 5,
            hours: [],
            free: [],
            bookings: [{ ...LESSON, __typename: "CoachLesson", guest_names: ["Ada Byron"] }],
          },
          classSessions: { data: [taught({}), taught({ id: 41, name: "Called off", status: "cancelled" })] },
        },
      }),
    });
    const day = within(await screen.findByRole("group", { name: /^Thu/ }));
    const links = day.getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "18:00–19:00 Swing Basics",
      "20:00–21:00 Hana Kimura",
    ]);
    expect(day.getByText("Class, 5 of 8 seats taken, Beginners, Studio")).toBeTruthy();
    expect(day.getByText("with Ada Byron, Lesson, Studio")).toBeTruthy();
    expect(screen.queryByText(/Called off/)).toBeNull();
    expect(app.askedFor("CoachWeek")[0]?.variables).toMatchObject({ date_from: "2099-05-11", date_to: "2099-05-17" });
    await app.user.click(day.getByRole("link", { name: /Swing Basics/ }));
    await waitFor(() => expect(app.address()).toBe("/classes?date=2099-05-14&class=40"));
  });
});
