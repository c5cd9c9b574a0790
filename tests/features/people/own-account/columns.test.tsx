import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { lookFrom } from "#tests/features/bookings/bookings/render-desk.tsx";
import { AT_THE_DESK, PERSON, type Answer, type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";

const CLIENT = {
  __typename: "Client",
  id: 7,
  first_name: "Hana",
  last_name: "Kimura",
  name: "Hana Kimura",
  email: "hana@mail.example",
  contact_email: null,
  phone: "604 555 0100",
  tags: [],
  created_at: "2027-05-01T17:00:00Z",
  version: 1,
};
const THERE: Answers = {
  ...AT_THE_DESK,
  ClientList: () => ({ data: { clients: { data: [CLIENT], meta: { total: 1 } } } }),
};
const withHidden = (columns: unknown[], version = 1) => ({
  ...PERSON,
  preferences: { ...PERSON.preferences, columns, version },
});

async function openMenu(answers: Answers = THERE) {
  lookFrom(1440);
  const app = renderApp("/clients", answers);
  await app.user.click(await screen.findByRole("button", { name: "Columns" }));
  await screen.findByRole("menu");
  return app;
}
/** Keeps the columns that were sent. */
function saved({ input }: Record<string, unknown>): Answer {
  const { version, preferences } = input as { version: number; preferences: { columns: object[] } };
  const columns = preferences.columns.map((each) => ({ __typename: "GridColumns", ...each }));
  return { data: { updateUserProfile: withHidden(columns, version + 1) } };
}
const item = (name: string) => screen.getByRole("menuitemcheckbox", { name });

describe("the columns of a list", () => {
  it("can be hidden by keyboard, and the choice is saved for the person", async () => {
    const hidden = [{ __typename: "GridColumns", grid: "clients", hidden: ["name"] }];
    const app = await openMenu({
      ...THERE,
      UpdateUserProfile: () => ({ data: { updateUserProfile: withHidden(hidden, 2) } }),
    });
    const [first] = screen.getAllByRole("menuitemcheckbox");
    expect(document.activeElement).toBe(first);
    await app.user.keyboard("{Enter}");
    expect(first?.getAttribute("aria-checked")).toBe("false");
    await waitFor(() => expect(app.askedFor("UpdateUserProfile")).toHaveLength(1));
    expect(app.askedFor("UpdateUserProfile")[0]?.variables).toMatchObject({
      input: { preferences: { columns: [{ grid: "clients", hidden: [expect.any(String)] }] } },
    });
  });

  it("are restored all at once, and other lists are unchanged", async () => {
    const kept = [
      { __typename: "GridColumns", grid: "clients", hidden: ["phone"] },
      { __typename: "GridColumns", grid: "coaches", hidden: ["email"] },
    ];
    const app = await openMenu({
      ...THERE,
      Profile: () => ({ data: { userProfile: withHidden(kept) } }),
      UpdateUserProfile: () => ({ data: { updateUserProfile: withHidden([kept[1]], 2) } }),
    });
    expect(screen.getAllByRole("menuitemcheckbox", { checked: false })).toHaveLength(1);
    await app.user.click(screen.getByRole("menuitem", { name: "Show all columns" }));
    expect(screen.queryAllByRole("menuitemcheckbox", { checked: false })).toHaveLength(0);
    await waitFor(() =>
      expect(app.askedFor("UpdateUserProfile")[0]?.variables).toEqual({
        input: { version: 1, preferences: { columns: [{ grid: "coaches", hidden: ["email"] }], version: 1 } },
      }),
    );
  });

  it("always include one: the last column cannot be hidden", async () => {
    const app = await openMenu({ ...THERE, UpdateUserProfile: saved });
    const names = screen.getAllByRole("menuitemcheckbox").map((each) => each.textContent ?? "");
    for (const name of names.slice(1)) await app.user.click(item(name));
    expect(item(names[0] ?? "").getAttribute("aria-disabled")).toBe("true");
  });
});
