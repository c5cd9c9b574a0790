import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { SidePanel } from "#web/ui/page/SidePanel.tsx";
import { renderKit } from "./render-kit.tsx";
import { resizableWindow } from "./resizable-window.ts";

function PanelWithDialog() {
  return (
    <SidePanel title="Booking" onClose={() => undefined}>
      <RowWithDialog />
    </SidePanel>
  );
}

function RowWithDialog() {
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) return <button onClick={() => setIsOpen(true)}>Refund</button>;
  return (
    <FormDialog
      title="Refund receipt 1"
      schema={z.object({ reason: z.string() })}
      defaultValues={{ reason: "" }}
      submitLabel="Refund it"
      onSubmit={async () => undefined}
      onClose={() => setIsOpen(false)}
    >
      {({ control }) => <TextInput control={control} name="reason" label="Reason" />}
    </FormDialog>
  );
}

const isOverTheList = () => document.querySelector(".MuiDrawer-root") !== null;

test.each([
  ["narrower", true, false],
  ["wider", false, true],
])("keeps a dialog with its input while the window becomes %s, and moves once it is closed", async (...turn) => {
  const [, before, after] = turn;
  const resize = resizableWindow();
  resize(before);
  const { user } = renderKit(<PanelWithDialog />);
  await user.click(screen.getByRole("button", { name: "Refund" }));
  await user.type(screen.getByLabelText("Reason"), "Projector was down");
  resize(after);
  expect(screen.getByLabelText<HTMLInputElement>("Reason").value).toBe("Projector was down");
  await user.click(screen.getByRole("button", { name: "Refund it" }));
  await screen.findByRole("button", { name: "Refund" });
  expect(isOverTheList()).toBe(!after);
});

test("moves at once if no dialog is open", () => {
  const resize = resizableWindow();
  renderKit(<PanelWithDialog />);
  expect(isOverTheList()).toBe(false);
  resize(false);
  expect(isOverTheList()).toBe(true);
});
