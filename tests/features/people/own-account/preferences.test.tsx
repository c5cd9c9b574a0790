import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

// jsdom has no layout; the impersonation banner measures its height.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const LENS = {
  __typename: "ScheduleLens",
  name: "Coaches",
  by: "coach",
  view: "week",
  location_id: null,
  hidden_statuses: [],
};
const LIST: Answers = { LocationList: () => ({ data: { locations: { data: [], meta: { total: 0 } } } }) };
const THERE: Answers = { ...AT_THE_DESK, ...LIST };

const saved = (changes: object, version: number) => ({
  data: { updateUserProfile: { ...PERSON, preferences: { ...PERSON.preferences, ...changes, version } } },
});

async function openMenu(app: ReturnType<typeof renderApp>) {
  await app.user.click(await screen.findByRole("button", { name: /profile menu of/ }));
}
const choose = (app: ReturnType<typeof renderApp>, name: string, role = "menuitemradio") =>
  app.user.click(screen.getByRole(role, { name }));
const inputs = (app: ReturnType<typeof renderApp>) =>
  app.askedFor("UpdateUserProfile").map(({ variables }) => variables["input"]);

const UNSAVED = "unsaved-preferences";

/** Chooses the dark theme on a page that closes before the save is confirmed. */
async function leaveBeforeSaved(): Promise<void> {
  const app = renderApp("/locations", { ...THERE, UpdateUserProfile: () => saved({ theme: "dark" }, 2) });
  await openMenu(app);
  await choose(app, "Dark");
  const kept = sessionStorage.getItem(UNSAVED) ?? "";
  await waitFor(() => expect(sessionStorage.getItem(UNSAVED)).toBeNull());
  cleanup();
  localStorage.clear();
  sessionStorage.setItem(UNSAVED, kept);
}

describe("a person's preferences", () => {
  it("apply as soon as the person is known, and are cached for the next first paint", async () => {
    const dark = { ...PERSON, preferences: { ...PERSON.preferences, theme: "dark" } };
    renderApp("/locations", { ...THERE, Profile: () => ({ data: { userProfile: dark } }) });
    await waitFor(() => expect(document.documentElement.dataset["theme"]).toBe("dark"));
    expect(localStorage.getItem("color-mode")).toBe("dark");
  });

  it("change at once and are saved in the background", async () => {
    const app = renderApp("/locations", { ...THERE, UpdateUserProfile: () => saved({ single_keys: false }, 2) });
    await openMenu(app);
    await choose(app, "Single-key shortcuts", "menuitemcheckbox");
    const isOn = screen.getByRole("menuitemcheckbox", { name: "Single-key shortcuts" }).getAttribute("aria-checked");
    expect(isOn).toBe("false");
    await waitFor(() => expect(inputs(app)).toHaveLength(1));
    expect(inputs(app)).toEqual([{ version: 1, preferences: { single_keys: false, version: 1 } }]);
  });

  it("survive a reload that is faster than the save, and are saved then", async () => {
    await leaveBeforeSaved();
    const app = renderApp("/locations", { ...THERE, UpdateUserProfile: () => saved({ theme: "dark" }, 2) });
    await openMenu(app);
    expect(screen.getByRole("menuitemradio", { name: "Dark" }).getAttribute("aria-checked")).toBe("true");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await waitFor(() => expect(inputs(app)).toHaveLength(1));
    expect(inputs(app)).toEqual([{ version: 1, preferences: { theme: "dark", version: 1 } }]);
    await waitFor(() => expect(sessionStorage.getItem(UNSAVED)).toBeNull());
  });

  it("that are unsaved do not apply to another person", async () => {
    await leaveBeforeSaved();
    const another = { ...PERSON, id: PERSON.id + 1, preferences: { ...PERSON.preferences, theme: "light" } };
    const app = renderApp("/locations", { ...THERE, Profile: () => ({ data: { userProfile: another } }) });
    await openMenu(app);
    expect(screen.getByRole("menuitemradio", { name: "Light" }).getAttribute("aria-checked")).toBe("true");
  });

  it("are sent with the version that the last save returned", async () => {
    const app = renderApp("/locations", {
      ...THERE,
      UpdateUserProfile: (_, turn) => saved({ theme: "dark" }, 2 + turn),
    });
    await openMenu(app);
    await choose(app, "Dark");
    await waitFor(() => expect(inputs(app)).toHaveLength(1));
    await choose(app, "Light");
    await waitFor(() => expect(inputs(app)).toHaveLength(2));
    expect(inputs(app)[1]).toEqual({ version: 1, preferences: { theme: "light", version: 2 } });
  });

  it("are merged with those that another tab has saved in the meantime", async () => {
    const theirs = { ...PERSON.preferences, schedule_lenses: [LENS], opening_lens: "Coaches", version: 5 };
    const app = renderApp("/locations", {
      ...THERE,
      Profile: (_, turn) => ({ data: { userProfile: turn === 0 ? PERSON : { ...PERSON, preferences: theirs } } }),
      UpdateUserProfile: (_, turn) =>
        turn === 0
          ? { code: "stale_version", status: 409, message: "Somebody changed this." }
          : saved({ ...theirs, theme: "dark" }, 6),
    });
    await openMenu(app);
    await choose(app, "Dark");
    await waitFor(() => expect(inputs(app)).toHaveLength(2));
    expect(inputs(app)[1]).toEqual({ version: 1, preferences: { theme: "dark", version: 5 } });
    expect(screen.queryByText("Your preferences are not saved")).toBeNull();
  });

  it("that could not be saved stay on the screen, and can be saved again", async () => {
    let isUp = false;
    const app = renderApp("/locations", {
      ...THERE,
      UpdateUserProfile: () =>
        isUp
          ? saved({ theme: "dark" }, 2)
          : { code: "rate_limited", status: 429, message: "Too many calls. Wait a minute." },
    });
    await openMenu(app);
    await choose(app, "Dark");
    await app.user.keyboard("{Escape}");
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.getByText("Your preferences are not saved").textContent).toContain("Too many calls");
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    isUp = true;
    const before = inputs(app).length;
    await app.user.click(again);
    await waitFor(() => expect(inputs(app).length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByText("Your preferences are not saved")).toBeNull());
  });

  it("of an impersonated person are neither saved nor cached on the device", async () => {
    const impersonation = {
      __typename: "Impersonation",
      actor_id: 2,
      actor_name: "Olivia Owner",
      reason: null,
      expires_at: "2099-01-01T00:00:00Z",
    };
    const theirs = { ...PERSON, impersonation, preferences: { ...PERSON.preferences, theme: "dark" } };
    const app = renderApp("/locations", { ...THERE, Profile: () => ({ data: { userProfile: theirs } }) });
    await openMenu(app);
    const singleKeys = screen.getByRole("menuitemcheckbox", { name: "Single-key shortcuts" });
    vi.useFakeTimers();
    fireEvent.click(singleKeys);
    expect(singleKeys.getAttribute("aria-checked")).toBe("false");
    // The save would be sent after 600 ms.
    await act(() => vi.advanceTimersByTimeAsync(900));
    vi.useRealTimers();
    expect(inputs(app)).toEqual([]);
    expect(localStorage.getItem("color-mode")).toBeNull();
  });
});
