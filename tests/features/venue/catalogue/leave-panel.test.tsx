import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { CATALOGUE, SIMULATOR } from "./catalogue-answers.ts";

const PUTTING = { ...SIMULATOR, id: 2, name: "Putting green" };

const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const keepEditing = async () => within(await question()).getByRole("button", { name: "Keep editing" });
const nameField = () => screen.findByLabelText<HTMLInputElement>("Name");
// The panel lies above the list in the narrow window of these tests.
const row = (name: string) => screen.findByRole("rowheader", { name: new RegExp(`^${name}`), hidden: true });

/** The services with one of them open and its name typed over. */
async function editSimulator() {
  const app = renderApp("/products/services", {
    ...CATALOGUE,
    ServiceList: ({ search }) => ({
      data: { services: { data: search ? [PUTTING] : [SIMULATOR, PUTTING], meta: { total: search ? 1 : 2 } } },
    }),
  });
  await app.user.click(await row("Simulator hour"));
  await app.user.clear(await nameField());
  await app.user.type(await nameField(), "Bay hour");
  return app;
}

test("asks before another row opens while one has unsaved changes, and returns to it on request", async () => {
  const app = await editSimulator();
  await app.user.click(await row("Putting green"));
  await app.user.click(await keepEditing());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect((await nameField()).value).toBe("Bay hour");
  expect(app.address()).toBe("/products/services?service=1");
});

test("opens the other row once the changes are discarded", async () => {
  const app = await editSimulator();
  await app.user.click(await row("Putting green"));
  await app.user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
  await waitFor(async () => expect((await nameField()).value).toBe("Putting green"));
  expect(app.address()).toBe("/products/services?service=2");
});

test("asks before a new row opens, and before Back", async () => {
  const app = await editSimulator();
  await app.user.click(screen.getByRole("button", { name: "New service", hidden: true }));
  await app.user.click(await keepEditing());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  window.history.back();
  await app.user.click(await keepEditing());
  expect((await nameField()).value).toBe("Bay hour");
});

test("opens other rows without asking if nothing was typed", async () => {
  const app = renderApp("/products/services?service=1", {
    ...CATALOGUE,
    ServiceList: () => ({ data: { services: { data: [SIMULATOR, PUTTING], meta: { total: 2 } } } }),
  });
  expect((await nameField()).value).toBe("Simulator hour");
  await app.user.click(await row("Putting green"));
  await waitFor(async () => expect((await nameField()).value).toBe("Putting green"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("leaves the editor open while a search shows other rows, without asking", async () => {
  const app = await editSimulator();
  await app.user.click(await row("Putting green"));
  await app.user.click(await keepEditing());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  // The panel of a narrow window keeps the focus, so the field cannot be typed in.
  fireEvent.change(screen.getByRole("searchbox", { hidden: true }), { target: { value: "putt" } });
  await waitFor(() => expect(screen.queryByRole("rowheader", { name: /^Simulator hour/, hidden: true })).toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect((await nameField()).value).toBe("Bay hour");
  expect(app.address()).toBe("/products/services?service=1&search=putt");
});
