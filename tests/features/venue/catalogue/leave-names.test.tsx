import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { CATALOGUE, CATEGORY, serviceChoices } from "./catalogue-answers.ts";

const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });
const keepEditing = async () => within(await question()).getByRole("button", { name: "Keep editing" });

test("asks before the categories close with a typed name", async () => {
  const app = renderApp("/products/services?edit=categories", CATALOGUE);
  const dialog = within(await screen.findByRole("dialog"));
  await app.user.type(dialog.getByLabelText("New category"), "Lessons");
  await app.user.click(dialog.getByRole("button", { name: "Close" }));
  await app.user.click(await keepEditing());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(dialog.getByLabelText<HTMLInputElement>("New category").value).toBe("Lessons");
  await app.user.keyboard("{Escape}");
  await app.user.click(within(await question()).getByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("asks before another name is edited while one is unsaved", async () => {
  const app = renderApp("/products/services?edit=categories", {
    ...CATALOGUE,
    ServiceChoices: () => serviceChoices([CATEGORY, { ...CATEGORY, id: 6, name: "Lessons" }]),
  });
  const dialog = within(await screen.findByRole("dialog"));
  await app.user.click(dialog.getByRole("button", { name: "Rename Practice" }));
  await app.user.type(dialog.getByLabelText("Name of Practice"), " bays");
  await app.user.click(dialog.getByRole("button", { name: "Rename Lessons" }));
  await app.user.click(await keepEditing());
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(dialog.getByLabelText<HTMLInputElement>("Name of Practice").value).toBe("Practice bays");
});
