import { screen, waitFor } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { useConfirm } from "#web/ui/dialog/ConfirmProvider.tsx";
import { renderKit } from "./render-kit.tsx";

function DeleteVenue({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () => {
    const question = { title: "Delete the venue?", confirmLabel: "Delete", cancelLabel: "Keep it" };
    onAnswer(await confirm({ ...question, tone: "danger", typeToConfirm: "Harbour" }));
  };
  return <button onClick={() => void ask()}>Ask</button>;
}

test("confirms only after the name is typed", async () => {
  const onAnswer = vi.fn<(confirmed: boolean) => void>();
  const { user } = renderKit(<DeleteVenue onAnswer={onAnswer} />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  expect(screen.getByRole("button", { name: "Delete" })).toHaveProperty("disabled", true);
  await user.type(screen.getByRole("textbox"), "Harbour{Enter}");
  expect(onAnswer).toHaveBeenCalledWith(true);
});

test("treats Escape as cancelling", async () => {
  const onAnswer = vi.fn<(confirmed: boolean) => void>();
  const { user } = renderKit(<DeleteVenue onAnswer={onAnswer} />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  await user.keyboard("{Escape}");
  expect(onAnswer).toHaveBeenCalledWith(false);
});

function CancelWithReason({ onAnswer }: { onAnswer: (confirmed: boolean) => void }) {
  const confirm = useConfirm();
  const ask = async () => {
    const question = { title: "Cancel the booking?", confirmLabel: "Cancel booking", cancelLabel: "Keep it" };
    const fields = (setDirty: (isDirty: boolean) => void) => (
      <input aria-label="Why" onChange={({ target }) => setDirty(target.value !== "")} />
    );
    onAnswer(await confirm({ ...question, fields }));
  };
  return <button onClick={() => void ask()}>Ask</button>;
}

describe("a confirmation with typed text", () => {
  const openWithReason = async () => {
    const onAnswer = vi.fn<(confirmed: boolean) => void>();
    const { user } = renderKit(<CancelWithReason onAnswer={onAnswer} />);
    await user.click(screen.getByRole("button", { name: "Ask" }));
    await user.type(screen.getByRole("textbox", { name: "Why" }), "Back pain");
    return { user, onAnswer };
  };

  test.each([
    ["Escape", (user: UserEvent) => user.keyboard("{Escape}")],
    ["a press outside", (user: UserEvent) => user.click(aroundDialog("Cancel the booking?"))],
  ])("asks before %s discards it", async (_, leave) => {
    const { user, onAnswer } = await openWithReason();
    await leave(user);
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    await waitFor(() => expect(screen.queryByText("Leave without saving?")).toBeNull());
    expect(onAnswer).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Why" })).toHaveProperty("value", "Back pain");

    await leave(user);
    await user.click(await screen.findByRole("button", { name: "Discard changes" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  });

  test.each([
    ["Cancel booking", true],
    ["Keep it", false],
  ])("closes by “%s” without asking again", async (button, answer) => {
    const { user, onAnswer } = await openWithReason();
    await user.click(screen.getByRole("button", { name: button }));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(answer);
  });

  test("closes at once when the text was cleared", async () => {
    const { user, onAnswer } = await openWithReason();
    await user.clear(screen.getByRole("textbox", { name: "Why" }));
    await user.keyboard("{Escape}");
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith(false);
  });
});

function aroundDialog(title: string): Element {
  const around = screen.getByRole("alertdialog", { name: title }).parentElement;
  if (!around) throw new Error(`${title} stands alone`);
  return around;
}

test("closes when the confirmed action fails, and informs the caller", async () => {
  const onFail = vi.fn<(error: unknown) => void>();
  const fault = new Error("The server cannot be reached.");
  function Disconnect() {
    const confirm = useConfirm();
    const question = { title: "Disconnect?", confirmLabel: "Disconnect", cancelLabel: "Keep it" };
    return (
      <button onClick={() => void confirm({ ...question, act: () => Promise.reject(fault) }).catch(onFail)}>Ask</button>
    );
  }
  const { user } = renderKit(<Disconnect />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  await user.click(screen.getByRole("button", { name: "Disconnect" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(onFail).toHaveBeenCalledWith(fault);
});
