import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { z } from "zod";
import type { ComparedAnswer } from "#web/ui/form/compare-values.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm } from "#web/ui/form/use-stale-form.ts";
import { renderKit } from "./render-kit.tsx";

const Bay = z.object({ name: z.string(), note: z.string(), people: z.string() });
type Bay = z.infer<typeof Bay>;

const ANSWERS: readonly ComparedAnswer<Bay>[] = [
  { label: "Name", names: ["name"], text: ({ name }) => name },
  { label: "Note", names: ["note"], text: ({ note }) => note || "none" },
  { label: "People", names: ["people"], text: ({ people }) => people },
];
const OPENED = { name: "Bay 1", note: "", people: "4" };

/** Renders a form on data that someone else has changed first; collects what is sent. */
function renderRace(theirs: Bay) {
  const sent: { values: Bay; version: number }[] = [];
  function Dialog() {
    const stale = useStaleForm(ANSWERS, { values: OPENED, version: 1 });
    return (
      <FormDialog<Bay>
        title="Edit Bay 1"
        schema={Bay}
        defaultValues={OPENED}
        submitLabel="Save"
        onClose={() => {}}
        onSubmit={async (values, form) => {
          sent.push({ values, version: stale.version });
          if (stale.version === 2) return;
          return stale.meet(form, { values: theirs, version: 2 });
        }}
      >
        {(form) => (
          <>
            <TextInput control={form.control} name="name" label="Name" />
            <TextInput control={form.control} name="note" label="Note" />
            <TextInput control={form.control} name="people" label="People" />
            {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this bay" /> : null}
          </>
        )}
      </FormDialog>
    );
  }
  return { ...renderKit(<Dialog />), sent };
}

const field = (name: string) => screen.findByRole<HTMLInputElement>("textbox", { name });
const save = () => screen.findByRole("button", { name: "Save" });

test("takes the other person's changes, and keeps the own ones", async () => {
  const { user, sent } = renderRace({ ...OPENED, people: "6" });
  await user.type(await field("Note"), "left-handed");
  await user.click(await save());
  const said = await screen.findByRole("alert");
  expect(said.textContent).toContain("Somebody else changed this bay while you were editing it.");
  expect(said.textContent).toContain("Peoplenow 6, was 4");
  expect((await field("People")).value).toBe("6");
  expect(screen.queryByRole("radio")).toBeNull();
  await user.click(await save());
  expect(sent[1]).toEqual({ values: { name: "Bay 1", note: "left-handed", people: "6" }, version: 2 });
});

test("offers a choice if both changed the same field", async () => {
  const { user, sent } = renderRace({ ...OPENED, name: "Bay One" });
  await user.clear(await field("Name"));
  await user.type(await field("Name"), "Bay A");
  await user.click(await save());
  const theirs = await screen.findByRole<HTMLInputElement>("radio", { name: "Theirs: Bay One" });
  const yours = await screen.findByRole<HTMLInputElement>("radio", { name: "Yours: Bay A" });
  expect([theirs.checked, yours.checked]).toEqual([false, true]);
  await user.click(theirs);
  expect((await field("Name")).value).toBe("Bay One");
  await user.click(yours);
  expect((await field("Name")).value).toBe("Bay A");
  await user.click(await save());
  expect(sent[1]).toEqual({ values: { ...OPENED, name: "Bay A" }, version: 2 });
});

test("asks nothing if both entered the same value", async () => {
  const { user } = renderRace({ ...OPENED, people: "6" });
  await user.clear(await field("People"));
  await user.type(await field("People"), "6");
  await user.click(await save());
  await screen.findByRole("alert");
  expect(screen.queryByRole("radio")).toBeNull();
});
