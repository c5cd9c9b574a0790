import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, test } from "vitest";
import { MAIN_STREET, PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { COACH, COACHES, CONFLICTING, DAY_OFF, LESSON, THURSDAY } from "./coach-answers.ts";

/** Simulates returning to the page from another tab. */
function look(): void {
  document.dispatchEvent(new Event("visibilitychange"));
}

function keptOf(app: ReturnType<typeof renderApp>) {
  return app.askedFor("UpdateCoachAvailability").map(({ variables }) => Object(variables["input"]).keep_bookings);
}

async function endThursdayAt(app: ReturnType<typeof renderApp>, time: string) {
  const until = await screen.findByRole("textbox", { name: "Thursday until" });
  await app.user.clear(until);
  await app.user.type(until, time);
}

describe("the list of coaches", () => {
  it("shows when each coach works next, and links to the hours", async () => {
    const app = renderApp("/coaches", COACHES);
    expect(await screen.findByText("Tue 5 May, 15:00–21:00")).toBeTruthy();
    await app.user.click(screen.getByText("Mei-Lin Zhao"));
    await waitFor(() => expect(app.address()).toBe("/coaches/5"));
  });

  it("marks a coach without hours", async () => {
    const bare = { ...COACH, availability_count: 0, has_availability: false };
    renderApp("/coaches", {
      ...COACHES,
      CoachList: () => ({ data: { coaches: { data: [bare], meta: { total: 1 } } } }),
    });
    expect(await screen.findByText("No hours set")).toBeTruthy();
  });
});

describe("a coach's hours", () => {
  it("list bookings that a change would exclude, and leave them after a confirmation", async () => {
    const app = renderApp("/coaches/5", {
      ...COACHES,
      UpdateCoachHours: (_, turn) => (turn === 0 ? CONFLICTING : { data: { updateCoachHours: [THURSDAY] } }),
    });
    await endThursdayAt(app, "20");
    const bar = within(screen.getByRole("region", { name: "Unsaved changes" }));
    expect(bar.getByRole("status").textContent).toBe("1 change: Thursday 15:00–21:00 becomes 15:00–20:00");
    await app.user.click(bar.getByRole("button", { name: "Save hours" }));
    const outside = within(await screen.findByRole("alert", { name: "This booking falls outside" }));
    expect(outside.getByText("This booking falls outside")).toBeTruthy();
    expect(outside.getByText("Nothing is saved yet. It stays as it is until you decide.")).toBeTruthy();
    expect(outside.getByText("Hana Kimura, Lesson, Studio")).toBeTruthy();
    await app.user.click(bar.getByRole("button", { name: "Save and keep it" }));
    await waitFor(() => expect(app.askedFor("UpdateCoachHours")).toHaveLength(2));
    const days = [{ weekday: "thursday", ranges: [{ starts: "15:00", ends: "20:00", location_id: 1 }] }];
    expect(app.askedFor("UpdateCoachHours").map(({ variables }) => variables["input"])).toEqual([
      { version: 3, days, keep_bookings: false },
      { version: 3, days, keep_bookings: true },
    ]);
  });

  it("ask again after a further change", async () => {
    const app = renderApp("/coaches/5", { ...COACHES, UpdateCoachHours: () => CONFLICTING });
    await endThursdayAt(app, "20");
    await app.user.click(screen.getByRole("button", { name: "Save hours" }));
    await screen.findByRole("alert", { name: "This booking falls outside" });
    await endThursdayAt(app, "19");
    expect(screen.queryByRole("alert", { name: "This booking falls outside" })).toBeNull();
    expect(screen.getByRole("button", { name: "Save hours" })).toBeTruthy();
  });

  it("include a day off with its reason", async () => {
    const app = renderApp("/coaches/5?date=10", {
      ...COACHES,
      UpdateCoachAvailability: () => ({ data: { updateCoachAvailability: DAY_OFF } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Change a date" }));
    expect(dialog.getByLabelText<HTMLInputElement>("Why").value).toBe("Dentist");
    await app.user.click(dialog.getByRole("button", { name: "Save date" }));
    await waitFor(() => expect(app.askedFor("UpdateCoachAvailability")).toHaveLength(1));
    expect(app.askedFor("UpdateCoachAvailability")[0]?.variables).toMatchObject({
      id: 5,
      availabilityId: 10,
      input: { version: 1, date: "2099-05-17", starts: null, ends: null, note: "Dentist", keep_bookings: false },
    });
  });

  describe("on a date with conflicting lessons", () => {
    const OTHER = { ...LESSON, id: 71, client_name: "Gil Guest" };
    const asListed = ({ id, location_id, start_time, end_time }: typeof LESSON) => ({
      data: {
        booking: { __typename: "Booking", id, location_id, start_time, end_time, status: "confirmed", coach_id: 5 },
      },
    });
    const refusedFor = (...current: (typeof LESSON)[]) => ({ ...CONFLICTING, current });

    it("leave out a lesson that was reassigned in the meantime, and leave the rest with one press", async () => {
      let isGivenAway = false;
      const app = renderApp("/coaches/5?date=10", {
        ...COACHES,
        UpdateCoachAvailability: (_, turn) =>
          turn === 0 ? refusedFor(LESSON, OTHER) : { data: { updateCoachAvailability: DAY_OFF } },
        BookingAsListed: ({ id }) => {
          const { data } = asListed(id === 70 ? LESSON : OTHER);
          return { data: { booking: { ...data.booking, coach_id: isGivenAway && id === 70 ? 6 : 5 } } };
        },
      });
      await app.user.click(await screen.findByRole("button", { name: "Save date" }));
      await screen.findByRole("alert", { name: "These 2 bookings fall outside" });
      look();
      await waitFor(() => expect(app.askedFor("BookingAsListed")).toHaveLength(2));
      isGivenAway = true;
      look();
      const listed = within(await screen.findByRole("alert", { name: "This booking falls outside" }));
      expect(listed.getByText(/Gil Guest/)).toBeTruthy();
      expect(listed.queryByText(/Hana Kimura/)).toBeNull();
      await app.user.click(screen.getByRole("button", { name: "Save and keep it" }));
      await waitFor(() => expect(keptOf(app)).toEqual([false, true]));
    });

    it("leave out a lesson that was moved or cancelled, and ask again before saving", async () => {
      const app = renderApp("/coaches/5?date=10", {
        ...COACHES,
        UpdateCoachAvailability: (_, turn) =>
          turn === 0 ? refusedFor(LESSON, OTHER) : { data: { updateCoachAvailability: DAY_OFF } },
        BookingAsListed: ({ id }) => {
          if (id === 71) return { code: "not_found", status: 404, message: "There is no such booking." };
          const { data } = asListed(LESSON);
          return { data: { booking: { ...data.booking, start_time: "2099-05-16T03:00:00Z" } } };
        },
      });
      await app.user.click(await screen.findByRole("button", { name: "Save date" }));
      const listed = await screen.findByRole("alert", { name: "These 2 bookings fall outside" });
      look();
      await waitFor(() => expect(listed.isConnected).toBe(false));
      await app.user.click(screen.getByRole("button", { name: "Save date" }));
      await waitFor(() => expect(keptOf(app)).toEqual([false, false]));
    });

    it("let each lesson be given to another free coach or cancelled, with a message", async () => {
      const left = new Set([70, 71]);
      const app = renderApp("/coaches/5?date=10", {
        ...COACHES,
        UpdateCoachAvailability: () => refusedFor(LESSON, OTHER),
        BookingAsListed: ({ id }) => {
          const { data } = asListed(id === 70 ? LESSON : OTHER);
          return { data: { booking: { ...data.booking, coach_id: left.has(Number(id)) ? 5 : 6 } } };
        },
        GiveLesson: () => {
          left.delete(70);
          return { data: { updateBooking: { __typename: "Booking", id: 70, coach_id: 6, version: 4 } } };
        },
        CancelLesson: () => {
          left.delete(71);
          return { data: { cancelBooking: { __typename: "Booking", id: 71, status: "cancelled", version: 4 } } };
        },
      });
      await app.user.click(await screen.findByRole("button", { name: "Save date" }));
      const listed = within(await screen.findByRole("alert", { name: "These 2 bookings fall outside" }));
      expect(await listed.findByText("No other coach is free then")).toBeTruthy();
      await app.user.type(listed.getByLabelText("Message"), "Dana is ill.");
      await app.user.selectOptions(await listed.findByLabelText(/^Another coach for Hana Kimura/), "Sean Gallagher");
      expect(await screen.findByText("Hana Kimura is with Sean Gallagher now")).toBeTruthy();
      await screen.findByRole("alert", { name: "This booking falls outside" });
      expect(app.askedFor("GiveLesson")).toMatchObject([
        { variables: { id: 70, input: { version: 3, coach_id: 6, message: "Dana is ill." } } },
      ]);
      await app.user.click(listed.getByRole("button", { name: /^Cancel booking of Gil Guest/ }));
      const question = await screen.findByRole("alertdialog");
      await app.user.click(within(question).getByRole("button", { name: "Cancel booking" }));
      await waitFor(() => expect(screen.queryByRole("alert", { name: /fall/ })).toBeNull());
      expect(app.askedFor("CancelLesson")).toMatchObject([
        { variables: { id: 71, version: 3, message: "Dana is ill." } },
      ]);
    });

    it("ask again when the form changes", async () => {
      const app = renderApp("/coaches/5?date=10", { ...COACHES, UpdateCoachAvailability: () => CONFLICTING });
      await app.user.click(await screen.findByRole("button", { name: "Save date" }));
      await screen.findByRole("alert", { name: "This booking falls outside" });
      await app.user.type(screen.getByLabelText("Why"), "!");
      expect(screen.queryByRole("alert")).toBeNull();
      await app.user.click(screen.getByRole("button", { name: "Save date" }));
      await waitFor(() => expect(keptOf(app)).toEqual([false, false]));
    });
  });

  it("can be read by another coach, and not changed", async () => {
    const other = { ...PERSON, id: 6, roles: ["coach"], permissions: [], own_permissions: ["coaches.write"] };
    renderApp("/coaches/5", { ...COACHES, Profile: () => ({ data: { userProfile: other } }) });
    const edit = await screen.findByRole("button", { name: "Edit details" });
    expect(edit.getAttribute("aria-disabled")).toBe("true");
    expect(screen.queryByRole("button", { name: "Add Monday hours" })).toBeNull();
  });

  it("can be changed by the coach", async () => {
    const self = { ...PERSON, id: 5, roles: ["coach"], permissions: [], own_permissions: ["coaches.write"] };
    renderApp("/coaches/5", { ...COACHES, Profile: () => ({ data: { userProfile: self } }) });
    expect(await screen.findByRole("button", { name: "Add Monday hours" })).toBeTruthy();
  });
});

describe("a coach's details", () => {
  it("are sent with numeric location ids", async () => {
    const app = renderApp("/coaches/5?edit=details", {
      ...COACHES,
      Venues: () => ({ data: { locations: { data: [MAIN_STREET, { ...MAIN_STREET, id: 2, name: "North Shore" }] } } }),
      UpdateCoach: () => ({ data: { updateCoach: { ...COACH, version: 4, location_ids: [1, 2] } } }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Mei-Lin Zhao" }));
    await app.user.click(dialog.getByLabelText("North Shore"));
    await app.user.click(dialog.getByRole("button", { name: "Save coach" }));
    await waitFor(() => expect(app.askedFor("UpdateCoach")).toHaveLength(1));
    expect(app.askedFor("UpdateCoach")[0]?.variables["input"]).toMatchObject({
      version: 3,
      location_ids: [1, 2],
      details: { phone: "604 555 0164", bio: null },
    });
  });

  it("keep a colleague's changes that were saved while they were open", async () => {
    const theirs = { ...COACH, service_ids: [], details: { ...COACH.details, bio: "Short game" }, version: 4 };
    const app = renderApp("/coaches/5?edit=details", {
      ...COACHES,
      CoachPage: (_variables, turn) => ({
        data: { coach: turn === 0 ? COACH : theirs, coachAvailabilities: [THURSDAY, DAY_OFF] },
      }),
      UpdateCoach: (_variables, turn) =>
        turn === 0
          ? { code: "stale_version", status: 409, message: "Somebody else has just changed this.", current: theirs }
          : { data: { updateCoach: { ...theirs, version: 5 } } },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Mei-Lin Zhao" }));
    await app.user.type(dialog.getByLabelText(/^Last name/), "-Lee");
    await act(() => app.client.refetchQueries({ include: ["CoachPage"] }));
    await app.user.click(dialog.getByRole("button", { name: "Save coach" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("For clientsnow Short game, was none");
    await app.user.click(dialog.getByRole("button", { name: "Save coach" }));
    await waitFor(() => expect(app.askedFor("UpdateCoach")).toHaveLength(2));
    expect(app.askedFor("UpdateCoach").map(({ variables }) => variables["input"])).toMatchObject([
      { version: 3, last_name: "Zhao-Lee" },
      { version: 4, last_name: "Zhao-Lee", details: { bio: "Short game" } },
    ]);
  });
});

test("reports an unknown coach, whatever the server's message is", async () => {
  renderApp("/coaches/6", {
    ...COACHES,
    CoachPage: () => ({ code: "not_found", status: 404, message: "No coach has this number." }),
  });
  expect(await screen.findByText("There is no such coach")).toBeTruthy();
});
