import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { AVA, ONE_CLIENT } from "./fake-clients.ts";

const form = () => screen.findByRole("dialog", { name: "New client" });
const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const firstName = async () => within(await form()).getByLabelText<HTMLInputElement>("First name");

async function openForm() {
  const app = renderApp("/clients", {
    ...ONE_CLIENT,
    CreateClient: () => ({ data: { createClient: { ...AVA, id: 71 } } }),
  });
  await app.user.click(await screen.findByRole("button", { name: /^New client/ }));
  return app;
}

test("asks before Back discards a filled form, and returns to it on request", async () => {
  const app = await openForm();
  await app.user.type(await firstName(), "Ava");
  const address = app.address();
  window.history.back();
  await app.user.click(within(await question()).getByRole("button", { name: "Keep editing" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect((await firstName()).value).toBe("Ava");
  expect(app.address()).toBe(address);
});

test("lets Back close the form once the changes are discarded", async () => {
  const app = await openForm();
  await app.user.type(await firstName(), "Ava");
  window.history.back();
  await app.user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(app.address()).toBe("/clients");
});

test("does not ask when Back closes an untouched form", async () => {
  const app = await openForm();
  await form();
  window.history.back();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("alertdialog")).toBeNull();
  expect(app.address()).toBe("/clients");
});

test("does not ask once the form is saved", async () => {
  const app = await openForm();
  await app.user.type(await firstName(), "Ava");
  await app.user.type(within(await form()).getByLabelText(/^Last name/), "Moreau");
  await app.user.click(within(await form()).getByRole("button", { name: "Add client" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  window.history.back();
  await waitFor(() => expect(app.address()).not.toBe("/clients"));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
