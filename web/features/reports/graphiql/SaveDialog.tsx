import { z } from "zod";
import { CreateSavedQueryInput } from "#schema/reports/saved-queries/models.ts";
import { RELATIVE_DATES_HELP } from "#schema/reports/saved-queries/relative-dates.ts";
import { CheckboxInput } from "#web/ui/form/CheckboxInput.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { Draft } from "./draft-address.ts";
import {
  useCreateSavedQueryMutation,
  useUpdateSavedQueryMutation,
  type SavedQueryRowFragment,
} from "./saved-queries.generated.ts";

const FIXED_DATE = /"\d{4}-\d\d-\d\d/;

const SaveForm = z.object({ name: CreateSavedQueryInput.shape.name, asNew: z.boolean() });

interface SaveDialogProps {
  draft: Draft;
  /** The open query: saving adds a version to it unless a new query is chosen. */
  opened: SavedQueryRowFragment | undefined;
  onSaved: (id: number) => void;
  onClose: () => void;
}

/** Saves the editor's content for the company under a name. */
export function SaveDialog({ draft, opened, onSaved, onClose }: SaveDialogProps) {
  const [create] = useCreateSavedQueryMutation();
  const [update] = useUpdateSavedQueryMutation();
  const text = { query: draft.query, variables: draft.variables.trim() === "" ? "{}" : draft.variables };
  const send = async ({ name, asNew }: z.output<typeof SaveForm>) => {
    const saved =
      opened && !asNew
        ? (await update({ variables: { id: opened.id, input: { version: opened.version, name, ...text } } })).data
            ?.updateSavedQuery
        : (await create({ variables: { input: { name, ...text } } })).data?.createSavedQuery;
    if (!saved) return;
    showToast({ message: `“${saved.name}” is saved as version ${saved.version}`, tone: "success" });
    onSaved(saved.id);
  };
  return (
    <FormDialog
      title="Save the query"
      schema={SaveForm}
      defaultValues={{ name: opened?.name ?? "", asNew: false }}
      submitLabel={(form) =>
        opened && !form.watch("asNew") ? `Save as version ${opened.version + 1}` : "Save the query"
      }
      onSubmit={send}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextInput
            control={control}
            name="name"
            label="Name"
            help="Everybody at your company who may explore the graph finds it by this name."
            autoFocus
          />
          {FIXED_DATE.test(text.variables) ? (
            <p>The dates in its variables stay as they are, whenever it runs. {RELATIVE_DATES_HELP}</p>
          ) : null}
          {opened ? <CheckboxInput control={control} name="asNew" label="Keep it as a query of its own" /> : null}
        </>
      )}
    </FormDialog>
  );
}
