import { render, screen, waitFor, within } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { describe, expect, it, vi } from "vitest";
import { AT_THE_DESK, PERSON, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { STAFF_GROUPS, STAFF_SCREENS } from "#web/app/layouts/staff-screens.ts";
import { registeredKeys } from "#web/screen/keys/key-registry.ts";
import { useKeys } from "#web/screen/keys/use-keys.ts";

const THERE: Answers = {
  ...AT_THE_DESK,
  LocationList: () => ({ data: { locations: { data: [], meta: { total: 0 } } } }),
  ClientList: () => ({ data: { clients: { data: [], meta: { total: 0 } } } }),
};

async function open(address: string, heading: string, answers: Answers = THERE) {
  const app = renderApp(address, answers);
  await screen.findByRole("heading", { level: 1, name: heading });
  return app;
}

async function openHelp(app: ReturnType<typeof renderApp>) {
  await app.user.keyboard("?");
  return within(await screen.findByRole("dialog", { name: "Keyboard" }));
}

describe("keyboard shortcuts", () => {
  it("work as soon as their screen is visible", () => {
    const acts = { c: { does: "New client", act: vi.fn<() => void>() } };
    function Clients() {
      useKeys("Clients", acts);
      return null;
    }
    function PressedAtFirstSight() {
      useLayoutEffect(() => void window.dispatchEvent(new KeyboardEvent("keydown", { key: "c" })), []);
      return <Clients />;
    }
    render(<PressedAtFirstSight />);
    expect(acts.c.act).toHaveBeenCalledOnce();
  });

  it("open screens by g and a letter", async () => {
    const app = await open("/locations", "Locations");
    await app.user.keyboard("gc");
    await waitFor(() => expect(app.address()).toBe("/clients"));
    await app.user.keyboard("gx");
    await app.user.keyboard("l");
    expect(app.address()).toBe("/clients");
  });

  it("lead to one screen each", () => {
    const screens = [...STAFF_SCREENS, ...STAFF_GROUPS.flatMap((group) => group.screens)];
    const letters = screens.flatMap(({ goKey }) => (goKey === undefined ? [] : [goKey]));
    expect(new Set([...letters, "p"]).size).toBe(letters.length + 1);
  });

  it("focus the screen's search by /, without typing it", async () => {
    const app = await open("/clients", "Clients");
    const search = screen.getByRole<HTMLInputElement>("searchbox");
    await app.user.keyboard("/");
    // jsdom has no layout: the search counts as hidden, so the palette opens instead.
    const target = document.activeElement === search ? search : await screen.findByRole("combobox", { name: /^Find/ });
    expect(document.activeElement).toBe(target);
    expect(search.value).toBe("");
  });

  it("never work while a person types", async () => {
    const app = await open("/clients", "Clients");
    await app.user.click(screen.getByRole("searchbox"));
    await app.user.keyboard("gl?c");
    expect(screen.getByRole<HTMLInputElement>("searchbox").value).toBe("gl?c");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(app.address()).not.toContain("/locations");
  });

  it("no longer work once single keys are switched off, except Ctrl K", async () => {
    const quiet = { ...PERSON, preferences: { ...PERSON.preferences, single_keys: false } };
    const app = await open("/locations", "Locations", { ...THERE, Profile: () => ({ data: { userProfile: quiet } }) });
    await app.user.keyboard("?gc/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(app.address()).toBe("/locations");
    await app.user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("combobox", { name: /^Find/ })).toBeTruthy();
  });
});

describe("the help for keyboard shortcuts", () => {
  it("lists each registered key with its action", async () => {
    const app = await open("/clients", "Clients", {
      ...THERE,
      Profile: () => ({ data: { userProfile: { ...PERSON, permissions: ["clients.write"] } } }),
    });
    const help = await openHelp(app);
    const shown = help.getAllByRole("term").map((term) => term.textContent);
    const registered = registeredKeys().flatMap(({ acts, told }) => [
      ...Object.values(acts).map(({ does }) => does),
      ...told.map(({ does }) => does),
    ]);
    expect(shown.toSorted()).toEqual(registered.toSorted());
    expect(shown).toContain("New client");
    expect(shown).toContain("Go to or do");
  });

  it("switches single keys, and says that they are off", async () => {
    const app = await open("/locations", "Locations", {
      ...THERE,
      UpdateUserProfile: () => ({
        data: {
          updateUserProfile: { ...PERSON, preferences: { ...PERSON.preferences, single_keys: false, version: 2 } },
        },
      }),
    });
    const help = await openHelp(app);
    await app.user.click(help.getByRole("switch"));
    expect(help.getByText("Single keys off")).toBeTruthy();
    await app.user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await app.user.keyboard("gc");
    expect(app.address()).toBe("/locations");
  });
});
