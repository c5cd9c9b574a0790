import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { activity, ONE_CLIENT, timeline } from "./fake-clients.ts";

const note = (id: number, body: string, is_deletable: boolean) => ({
  __typename: "ActivityNote",
  id,
  body,
  author_name: "Pat Staff",
  created_at: "2027-05-02T17:00:00Z",
  is_deletable,
});

async function renderTimeline(answers: Answers) {
  const app = renderApp("/clients/70", { ...ONE_CLIENT, ...answers });
  return { app, section: within(await screen.findByRole("region", { name: "Activity" })) };
}

test("shows what happened, when and by whom, and the staff's notes about it", async () => {
  const lines = [
    { ...activity(2, "Booked for Ava Fontaine"), notes: [note(1, "Left-handed", false), note(2, "Is loud", true)] },
    { ...activity(1, "Changed client Ava Fontaine"), actor_name: "Ava Fontaine" },
  ];
  const { section } = await renderTimeline({ ClientActivities: () => timeline(lines) });
  expect(await section.findByText("Booked for Ava Fontaine")).toBeTruthy();
  expect(section.getAllByText("Priya Nair")).toHaveLength(1);
  expect(section.queryByText("Ava Fontaine")).toBeNull();
  expect(section.getAllByText(/^Pat Staff, /)).toHaveLength(2);
  expect(section.queryByRole("button", { name: "Delete note: Left-handed" })).toBeNull();
  expect(section.getByRole("button", { name: "Delete note: Is loud" })).toBeTruthy();
});

test("adds a note once something is typed", async () => {
  const { app, section } = await renderTimeline({
    ClientActivities: () => timeline([activity(2, "Booked for Ava Fontaine")]),
    AddActivityNote: () => ({
      data: { addActivityNote: { __typename: "ClientActivity", id: 2, notes: [note(1, "Left-handed", true)] } },
    }),
  });
  await app.user.click(await section.findByRole("button", { name: "Add note: Booked for Ava Fontaine" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add note" }));
  await app.user.click(dialog.getByRole("button", { name: "Add note" }));
  expect(await dialog.findByText("Write something first.")).toBeTruthy();
  expect(app.askedFor("AddActivityNote")).toHaveLength(0);
  await app.user.type(dialog.getByLabelText("Note"), "Left-handed");
  await app.user.click(dialog.getByRole("button", { name: "Add note" }));
  expect(await screen.findByRole("button", { name: "Delete note: Left-handed" })).toBeTruthy();
  expect(app.askedFor("AddActivityNote")[0]?.variables).toEqual({ id: 2, input: { body: "Left-handed" } });
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("deletes a note after a confirmation", async () => {
  const { app, section } = await renderTimeline({
    ClientActivities: () =>
      timeline([{ ...activity(2, "Booked for Ava Fontaine"), notes: [note(5, "Is loud", true)] }]),
    DeleteActivityNote: () => ({
      data: { deleteActivityNote: { __typename: "ClientActivity", id: 2, notes: [] } },
    }),
  });
  await app.user.click(await section.findByRole("button", { name: "Delete note: Is loud" }));
  await app.user.click(await screen.findByRole("button", { name: "Delete note" }));
  await waitFor(() => expect(section.queryByText("Is loud")).toBeNull());
  expect(app.askedFor("DeleteActivityNote")[0]?.variables).toEqual({ id: 2, noteId: 5 });
});

test("pages to older activities and back", async () => {
  const { app, section } = await renderTimeline({
    ClientActivities: ({ page }) => timeline([activity(Number(page), `Did ${String(page)}`)], 20),
  });
  expect(await section.findByText("1–8 of 20")).toBeTruthy();
  expect(section.getByRole<HTMLButtonElement>("button", { name: "Newer" }).disabled).toBe(true);
  await app.user.click(section.getByRole("button", { name: "Older" }));
  expect(await section.findByText("Did 2")).toBeTruthy();
  await app.user.click(section.getByRole("button", { name: "Older" }));
  expect(await section.findByText("17–20 of 20")).toBeTruthy();
  expect(section.getByRole<HTMLButtonElement>("button", { name: "Older" }).disabled).toBe(true);
});

test("tells a coach why no note can be added", async () => {
  const person = { ...PERSON, roles: ["coach"], permissions: ["bookings.read", "clients.read"] };
  const { app, section } = await renderTimeline({
    Profile: () => ({ data: { userProfile: person } }),
    ClientActivities: () => timeline([activity(2, "Booked for Ava Fontaine")]),
  });
  const button = await section.findByRole("button", { name: /^Add note/ });
  await app.user.hover(button);
  expect(await screen.findByText("Your role does not include “Add and change clients”.")).toBeTruthy();
  await app.user.click(button);
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("says that there are no activities yet", async () => {
  const { section } = await renderTimeline({});
  expect(await section.findByText("Nothing yet.")).toBeTruthy();
});

test("reports that the activities did not load", async () => {
  const { section } = await renderTimeline({
    ClientActivities: () => ({ code: "internal", status: 500, message: "Something went wrong." }),
  });
  expect(await section.findByText("This did not load")).toBeTruthy();
});
