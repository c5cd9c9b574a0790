import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { PERSON } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { AVA, ONE_CLIENT } from "./fake-clients.ts";

describe("the list of clients", () => {
  it("loads what the address says", async () => {
    const app = renderApp("/clients?search=ava&page=2&perPage=50&sortBy=created_at&sortDir=desc", ONE_CLIENT);
    await waitFor(() => expect(app.askedFor("ClientList")).toHaveLength(1));
    expect(app.askedFor("ClientList")[0]?.variables).toEqual({
      search: "ava",
      page: 2,
      perPage: 50,
      sortBy: "created_at",
      sortDir: "desc",
      tag_ids: null,
      match: null,
      last_booking_start: null,
      last_booking_end: null,
      membership_status: null,
      membership_plan_id: null,
      membership_plan_name: null,
    });
  });

  it("opens a client beside it, and writes the client to the address", async () => {
    const app = renderApp("/clients?client=70", ONE_CLIENT);
    expect(await screen.findByRole("heading", { name: "Ava Fontaine" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "604 555 0101" }).getAttribute("href")).toBe("tel:6045550101");
    expect(screen.getByRole("link", { name: "Open page" }).getAttribute("href")).toBe("/clients/70");
    await app.user.click(screen.getByRole("button", { name: "Close" }));
    expect(app.address()).toBe("/clients");
  });
});

it("reports that the tags did not load, instead of showing none", async () => {
  const app = renderApp("/clients", {
    ...ONE_CLIENT,
    TagList: () => ({ code: "forbidden", status: 403, message: "Not today." }),
  });
  await app.user.click(await screen.findByRole("button", { name: "Tags" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Tags" }));
  expect(await dialog.findByText(/Not today\./)).toBeTruthy();
  expect(dialog.queryByText("None yet.")).toBeNull();
  expect(dialog.getByRole("button", { name: "Try again" })).toBeTruthy();
});

describe("the form of a client", () => {
  it("adds a client, and sends empty fields as null", async () => {
    const app = renderApp("/clients", {
      ...ONE_CLIENT,
      CreateClient: () => ({ data: { createClient: { ...AVA, id: 71 } } }),
    });
    await app.user.click(await screen.findByRole("button", { name: /^New client/ }));
    const dialog = within(await screen.findByRole("dialog", { name: "New client" }));
    await app.user.type(dialog.getByLabelText("First name"), "Ava");
    await app.user.type(dialog.getByLabelText(/^Last name/), "Moreau");
    await app.user.click(dialog.getByRole("button", { name: "Add client" }));
    await waitFor(() => expect(app.askedFor("CreateClient")).toHaveLength(1));
    expect(app.askedFor("CreateClient")[0]?.variables["input"]).toEqual({
      first_name: "Ava",
      last_name: "Moreau",
      email: null,
      contact_email: null,
      phone: null,
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(app.address()).toBe("/clients");
    await app.user.click(await screen.findByRole("button", { name: "Open" }));
    expect(app.address()).toBe("/clients/71");
  });

  it("reports under the email field that the address is taken, and leaves the form filled in", async () => {
    const sentence = "Somebody already has this email address.";
    const app = renderApp("/clients?client=70&edit=details", {
      ...ONE_CLIENT,
      UpdateClient: () => ({
        code: "validation_failed",
        status: 422,
        message: sentence,
        errors: { email: [sentence] },
      }),
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Ava Fontaine" }));
    const email = dialog.getByLabelText<HTMLInputElement>("Email");
    await app.user.clear(email);
    await app.user.type(email, "bo@mail.example");
    await app.user.click(dialog.getByRole("button", { name: "Save client" }));
    expect(await dialog.findByText(sentence)).toBeTruthy();
    expect(email.value).toBe("bo@mail.example");
    expect(app.askedFor("UpdateClient")[0]?.variables).toEqual({
      id: 70,
      input: { version: 3, email: "bo@mail.example" },
    });
  });

  it("keeps a colleague's changes that were saved while it was open", async () => {
    const theirs = { ...AVA, phone: "604 555 0199", version: 4 };
    const app = renderApp("/clients?client=70&edit=details", {
      ...ONE_CLIENT,
      ClientDetails: (_variables, turn) => ({ data: { client: turn === 0 ? AVA : theirs } }),
      UpdateClient: (_variables, turn) =>
        turn === 0
          ? { code: "stale_version", status: 409, message: "Somebody else has just changed this.", current: theirs }
          : { data: { updateClient: { ...theirs, email: "bo@mail.example", version: 5 } } },
    });
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Ava Fontaine" }));
    const email = dialog.getByLabelText<HTMLInputElement>("Email");
    await app.user.clear(email);
    await app.user.type(email, "bo@mail.example");
    await act(() => app.client.refetchQueries({ include: ["ClientDetails"] }));
    await app.user.click(dialog.getByRole("button", { name: "Save client" }));
    expect((await dialog.findByRole("alert")).textContent).toContain("Phonenow 604 555 0199, was 604 555 0101");
    await app.user.click(dialog.getByRole("button", { name: "Save client" }));
    await waitFor(() => expect(app.askedFor("UpdateClient")).toHaveLength(2));
    expect(app.askedFor("UpdateClient").map(({ variables }) => variables["input"])).toEqual([
      { version: 3, email: "bo@mail.example" },
      { version: 4, email: "bo@mail.example" },
    ]);
  });

  it("is closed to a coach, with the reason", async () => {
    const person = { ...PERSON, roles: ["coach"], permissions: ["bookings.read", "clients.read"] };
    const app = renderApp("/clients?edit=new", { ...ONE_CLIENT, Profile: () => ({ data: { userProfile: person } }) });
    const button = await screen.findByRole("button", { name: /^New client/ });
    await app.user.hover(button);
    expect(await screen.findByText("Your role does not include “Add and change clients”.")).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("the page of a client", () => {
  it("shows upcoming bookings, and past ones at another address", async () => {
    const app = renderApp("/clients/70", ONE_CLIENT);
    expect(await screen.findByRole("heading", { level: 1, name: "Ava Fontaine" })).toBeTruthy();
    await app.user.click(await screen.findByRole("button", { name: /^Past/ }));
    expect(app.address()).toBe("/clients/70?period=past");
    await waitFor(() => expect(app.askedFor("ClientBookings").at(-1)?.variables).toMatchObject({ period: "past" }));
  });

  it("links to a new booking for the client", async () => {
    renderApp("/clients/70", ONE_CLIENT);
    const link = await screen.findByRole("link", { name: /^New booking/ });
    expect(link.getAttribute("href")).toBe("/schedule-overview?new=1&for=70");
  });

  it("reports an unknown client", async () => {
    renderApp("/clients/71", {
      ...ONE_CLIENT,
      ClientDetails: () => ({ code: "not_found", status: 404, message: "There is no such client." }),
    });
    expect(await screen.findByText("There is no such client")).toBeTruthy();
  });
});
