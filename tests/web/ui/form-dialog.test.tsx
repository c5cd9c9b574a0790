import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { z } from "zod";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { RefusalMessages } from "#web/ui/form/refusal-messages.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { renderKit } from "./render-kit.tsx";

const ClientForm = z.object({
  name: z.string().min(1, "Who is it?"),
  email: z.email("Needs an ending, like .ca"),
});

function renderDialog(onSubmit: () => Promise<FormRefusal | void>, words?: (error: unknown) => FormRefusal) {
  const onClose = vi.fn<() => void>();
  const dialog = (
    <FormDialog
      title="New client"
      schema={ClientForm}
      defaultValues={{ name: "", email: "" }}
      submitLabel="Add client"
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextInput control={control} name="name" label="Name" />
          <TextInput control={control} name="email" label="Email" />
        </>
      )}
    </FormDialog>
  );
  const { user } = renderKit(words ? <RefusalMessages value={words}>{dialog}</RefusalMessages> : dialog);
  return { user, onClose };
}

test("names each invalid field, focuses the first and sends nothing", async () => {
  const onSubmit = vi.fn<() => Promise<void>>(async () => {});
  const { user } = renderDialog(onSubmit);
  await user.click(screen.getByRole("button", { name: "Add client" }));

  const name = await screen.findByRole("textbox", { name: "Name", description: "Who is it?" });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByRole("textbox", { name: "Email", description: "Needs an ending, like .ca" })).toBeTruthy();
  expect(screen.getByText("2 fields need attention.")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("sends once however often the button is pressed", async () => {
  let finish = () => {};
  const onSubmit = vi.fn<() => Promise<void>>(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  const { user, onClose } = renderDialog(onSubmit);
  await user.type(screen.getByLabelText("Name"), "Hana");
  await user.type(screen.getByLabelText("Email"), "hana@mail.example");
  await user.dblClick(screen.getByRole("button", { name: "Add client" }));
  await user.keyboard("{Control>}{Enter}{/Control}");
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();

  finish();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test("shows the server's refusal under its field and leaves the form filled in", async () => {
  const refusal = { message: "Nothing was saved.", fields: { email: "This address is taken" } };
  const { user, onClose } = renderDialog(async () => refusal);
  await user.type(screen.getByLabelText("Name"), "Hana");
  await user.type(screen.getByLabelText("Email"), "hana@mail.example");
  await user.click(screen.getByRole("button", { name: "Add client" }));

  const email = await screen.findByRole("textbox", { name: "Email", description: "This address is taken" });
  expect(email).toHaveProperty("value", "hana@mail.example");
  expect(screen.getByText("Nothing was saved.")).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test("shows a refusal about a field it does not have above the buttons", async () => {
  const { user } = renderDialog(async () => ({ fields: { location_id: "This location is closed for good" } }));
  await user.type(screen.getByLabelText("Name"), "Hana");
  await user.type(screen.getByLabelText("Email"), "hana@mail.example");
  await user.click(screen.getByRole("button", { name: "Add client" }));
  expect(await screen.findByText("This location is closed for good")).toBeTruthy();
});

test("explains a failure in the app's own words if it has them", async () => {
  const refused = new Error("409");
  const { user, onClose } = renderDialog(
    () => Promise.reject(refused),
    (error) => (error === refused ? { fields: { email: "This address is taken" } } : {}),
  );
  await user.type(screen.getByLabelText("Name"), "Hana");
  await user.type(screen.getByLabelText("Email"), "hana@mail.example");
  await user.click(screen.getByRole("button", { name: "Add client" }));
  expect(await screen.findByRole("textbox", { name: "Email", description: "This address is taken" })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

test("says that nothing was saved, and reports the error, if there are no words for a failure", async () => {
  const report = vi.spyOn(globalThis, "reportError").mockImplementation(() => {});
  const { user } = renderDialog(() => Promise.reject(new Error("odd")));
  await user.type(screen.getByLabelText("Name"), "Hana");
  await user.type(screen.getByLabelText("Email"), "hana@mail.example");
  await user.click(screen.getByRole("button", { name: "Add client" }));
  expect(await screen.findByText(/Nothing was saved/)).toBeTruthy();
  expect(report).toHaveBeenCalledWith(new Error("odd"));
});

test("closes at once when nothing was typed", async () => {
  const { user, onClose } = renderDialog(async () => {});
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test("asks before it discards typed text", async () => {
  const { user, onClose } = renderDialog(async () => {});
  await user.type(screen.getByLabelText("Name"), "Hana");
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(onClose).not.toHaveBeenCalled();

  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Discard changes" }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
