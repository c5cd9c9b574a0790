import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type Answers } from "#tests/features/people/sign-in/fake-graph.ts";
import { renderApp } from "#tests/features/people/sign-in/render-app.tsx";
import { EMPTY_DAY } from "./today.ts";

it("arranges the dashboard by keyboard: a widget moves up with the focus, gets a width, and another is added", async () => {
  const answers: Answers = {
    ...EMPTY_DAY,
    UpdateWidgetPreferences: ({ input }) => {
      const { widgets, version } = input as { widgets: object[]; version: number }; // as the dialog sends it
      const shown = widgets.map((one) => ({ saved_query_id: null, ...one }));
      const saved = { __typename: "WidgetPreferences", id: 8, version: version + 1, widgets: shown };
      return { data: { updateWidgetPreferences: saved } };
    },
  };
  const app = renderApp("/?arrange=1", answers);
  const dialog = within(await screen.findByRole("dialog", { name: "Arrange your dashboard" }));
  const up = dialog.getByRole("button", { name: "Move Bays today up" });
  up.focus();
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Move Bays today up" })));
  await app.user.keyboard("{Enter}");
  // It is first now: "up" is disabled, and the focus moves to "down".
  await waitFor(() =>
    expect(document.activeElement).toBe(dialog.getByRole("button", { name: "Move Bays today down" })),
  );
  await app.user.selectOptions(dialog.getByLabelText("Width of To do"), "Whole width");
  await app.user.click(dialog.getByRole("button", { name: "Add Occupancy this week" }));
  await app.user.click(dialog.getByRole("button", { name: "Remove Next arrivals" }));
  await app.user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(app.askedFor("UpdateWidgetPreferences")).toHaveLength(1));
  expect(app.askedFor("UpdateWidgetPreferences")[0]?.variables["input"]).toEqual({
    version: 0,
    widgets: [
      { widget: "bays", size: "large" },
      { widget: "todo", size: "large" },
      { widget: "bay_use", size: "small" },
    ],
  });
});
