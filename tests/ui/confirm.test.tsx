import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
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

test("confirms only once the name is typed", async () => {
  const onAnswer = vi.fn<(confirmed: boolean) => void>();
  const { user } = renderKit(<DeleteVenue onAnswer={onAnswer} />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  expect(screen.getByRole("button", { name: "Delete" })).toHaveProperty("disabled", true);
  await user.type(screen.getByRole("textbox"), "Harbour{Enter}");
  expect(onAnswer).toHaveBeenCalledWith(true);
});

test("takes Escape for no", async () => {
  const onAnswer = vi.fn<(confirmed: boolean) => void>();
  const { user } = renderKit(<DeleteVenue onAnswer={onAnswer} />);
  await user.click(screen.getByRole("button", { name: "Ask" }));
  await user.keyboard("{Escape}");
  expect(onAnswer).toHaveBeenCalledWith(false);
});

test("closes when what was confirmed fails, and tells who asked", async () => {
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
