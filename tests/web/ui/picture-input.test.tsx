import { act, screen } from "@testing-library/react";
import { useForm, useWatch } from "react-hook-form";
import { expect, test, vi } from "vitest";
import type { Picture } from "#schema/venue/uploads/models.ts";
import { PictureInput } from "#web/ui/form/PictureInput.tsx";
import { renderKit } from "./render-kit.tsx";

const ARRIVED: Picture = { id: 7, alt: "", sizes: [{ url: "/7/small.png", width: 1, height: 1 }] };

function Form({ send, forget }: { send: () => Promise<Picture>; forget: (id: number) => void }) {
  const { control } = useForm<{ logo: Picture | null }>({ defaultValues: { logo: null } });
  const logo = useWatch({ control, name: "logo" });
  return (
    <>
      <PictureInput
        control={control}
        name="logo"
        label="Logo"
        shape="square"
        refusalOf={() => undefined}
        send={send}
        explain={() => "It was not sent."}
        forget={forget}
      />
      <output>{JSON.stringify(logo)}</output>
    </>
  );
}

test("accepts no second file while one is being uploaded", async () => {
  const { promise, resolve } = Promise.withResolvers<Picture>();
  const send = vi.fn<() => Promise<Picture>>(() => promise);
  const forget = vi.fn<(id: number) => void>();
  const { user } = renderKit(<Form send={send} forget={forget} />);
  const input = screen.getByLabelText<HTMLInputElement>("File for logo");
  const file = new File(["x"], "logo.png", { type: "image/png" });

  await user.upload(input, file);
  await user.upload(input, file);
  expect(send).toHaveBeenCalledTimes(1);
  await act(async () => resolve(ARRIVED));

  expect(await screen.findByRole("button", { name: "Remove logo" })).toBeTruthy();
  expect(screen.getByText(JSON.stringify(ARRIVED))).toBeTruthy();
  expect(forget).not.toHaveBeenCalled();
});
