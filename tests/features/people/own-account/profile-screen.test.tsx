import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const THERE: Answers = {
  ...AT_THE_DESK,
  LocationList: () => ({ data: { locations: { data: [], meta: { total: 0 } } } }),
};
const renamed = { ...PERSON, first_name: "Martha", name: "Martha Kowalczyk", version: 2 };
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);

async function typeFirstName(app: ReturnType<typeof renderApp>, text: string) {
  const input = await field("First name");
  await app.user.clear(input);
  await app.user.type(input, text);
}

describe("the profile", () => {
  it("is saved with the version that was shown, and updates the frame at once", async () => {
    const app = renderApp("/profile", {
      ...THERE,
      UpdateUserProfile: () => ({ data: { updateUserProfile: renamed } }),
    });
    await typeFirstName(app, "Martha");
    await app.user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(app.askedFor("UpdateUserProfile")[0]?.variables).toEqual({
      input: { version: 1, first_name: "Martha", last_name: "Kowalczyk", phone: "604 555 0107" },
    });
    expect(screen.getByRole("button", { name: /profile menu of Martha Kowalczyk/ })).toBeTruthy();
    expect(screen.queryByText("Not saved yet")).toBeNull();
  });

  it("shows the sign-in address, which cannot be changed here", async () => {
    renderApp("/profile", THERE);
    const email = await field("Email");
    expect(email.value).toBe("admin@demo.test");
    expect(email.readOnly).toBe(true);
  });

  it("reports a missing value under its field, and sends no request", async () => {
    const app = renderApp("/profile", THERE);
    await app.user.clear(await field("First name"));
    await app.user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Enter your first name.")).toBeTruthy();
    expect(app.askedFor("UpdateUserProfile")).toHaveLength(0);
  });

  it("is refused once after another person's change, keeps the typed text and is saved by a second try", async () => {
    const app = renderApp("/profile", {
      ...THERE,
      Profile: (_, turn) => ({ data: { userProfile: { ...PERSON, version: turn + 1 } } }),
      UpdateUserProfile: (_, turn) =>
        turn === 0
          ? { code: "stale_version", status: 409, message: "Somebody else has just changed this." }
          : { data: { updateUserProfile: { ...renamed, version: 3 } } },
    });
    await typeFirstName(app, "Martha");
    await app.user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Somebody else has just changed this.")).toBeTruthy();
    expect((await field("First name")).value).toBe("Martha");
    await app.user.click(screen.getByRole("button", { name: "Save profile" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(app.askedFor("UpdateUserProfile")[1]?.variables).toMatchObject({ input: { version: 2 } });
  });

  it("changes a preference by its label and says what it does", async () => {
    const app = renderApp("/profile", {
      ...THERE,
      UpdateUserProfile: () => ({ data: { updateUserProfile: PERSON } }),
    });
    const drag = await screen.findByRole<HTMLInputElement>("switch", { name: "Drag bookings" });
    expect(drag.checked).toBe(true);
    await app.user.click(drag);
    expect(drag.checked).toBe(false);
    await waitFor(() =>
      expect(app.askedFor("UpdateUserProfile")[0]?.variables).toEqual({
        input: { version: 1, preferences: { drag_bookings: false, version: 1 } },
      }),
    );
  });

  it("sends clients to their own profile, with the same content in another frame", async () => {
    const client = { ...PERSON, roles: ["client"], permissions: [] };
    const app = renderApp("/member/profile", { ...THERE, Profile: () => ({ data: { userProfile: client } }) });
    expect(await screen.findByRole("heading", { level: 1, name: "Your profile" })).toBeTruthy();
    expect(await field("First name")).toBeTruthy();
    expect(screen.queryByRole("switch")).toBeNull();
    expect(screen.queryByRole("complementary", { name: "Sidebar" })).toBeNull();
    expect(app.address()).toBe("/member/profile");
  });
});

describe("leaving a screen with unsaved changes", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });

  it("by the sidebar asks, and stays on request", async () => {
    const app = renderApp("/profile", THERE);
    await typeFirstName(app, "Martha");
    await app.user.click(screen.getByRole("link", { name: "Locations" }));
    await app.user.click(within(await question()).getByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(app.address()).toBe("/profile");
    expect((await field("First name")).value).toBe("Martha");
  });

  it("by Back asks, and continues when the changes are discarded", async () => {
    const app = renderApp("/locations", THERE);
    await app.user.click(await screen.findByRole("button", { name: /profile menu of/ }));
    await app.user.click(screen.getByRole("menuitem", { name: "Your profile" }));
    await typeFirstName(app, "Martha");
    window.history.back();
    await app.user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Locations" })).toBeTruthy();
    expect(app.address()).toBe("/locations");
  });

  it("does not ask without changes", async () => {
    const app = renderApp("/profile", THERE);
    await field("First name");
    await app.user.click(screen.getByRole("link", { name: "Locations" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Locations" })).toBeTruthy();
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
