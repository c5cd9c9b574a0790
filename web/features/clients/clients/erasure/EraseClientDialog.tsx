import { z } from "zod";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { Preview } from "#web/ui/layout/Preview.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import {
  useAnonymizeClientMutation,
  useClientErasureDetailsQuery,
  type ClientErasureDetailsQuery,
} from "./erasure.generated.ts";

type Erasure = NonNullable<ClientErasureDetailsQuery["clientErasure"]>;

interface EraseClientDialogProps {
  clientId: number;
  onClose: () => void;
}

const Confirmation = z.object({ confirm_name: z.string().trim() });

/** Shows what is erased permanently and what remains as figures; requires typing the client's name. */
export function EraseClientDialog({ clientId, onClose }: EraseClientDialogProps) {
  const query = useClientErasureDetailsQuery({
    variables: { id: clientId },
    fetchPolicy: "network-only",
  });
  const [anonymize] = useAnonymizeClientMutation();
  const erasure = query.data?.clientErasure;
  return (
    <FormDialog
      title={erasure ? `Erase ${erasure.name}` : "Erase client"}
      schema={Confirmation}
      defaultValues={{ confirm_name: "" }}
      submitLabel="Erase for good"
      tone="danger"
      onSubmit={async ({ confirm_name }) => {
        if (!erasure) return { message: "What would be erased is not known yet. Try again." };
        await anonymize({ variables: { id: clientId, input: { version: erasure.version, confirm_name } } });
        showToast({ message: `${erasure.name} is erased`, tone: "success" });
        return undefined;
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {erasure ? <Figures erasure={erasure} /> : <Unloaded failure="This did not load" query={query} />}
          {erasure && erasure.obstacles.length === 0 ? (
            <TextInput
              control={control}
              name="confirm_name"
              label={`Type “${erasure.name}” to confirm`}
              autoComplete="off"
            />
          ) : null}
        </>
      )}
    </FormDialog>
  );
}

function Figures({ erasure: { obstacles, goes, stays } }: { erasure: Erasure }) {
  return (
    <Preview>
      {obstacles.map((obstacle) => (
        <Note key={obstacle} tone="amber" icon="warning">
          {obstacle}
        </Note>
      ))}
      <p>
        This cannot be undone. Name, addresses and phone number go, also out of the history of changes. Backups that
        were made before keep them until they are deleted.
      </p>
      <FieldRow>
        <Rows title="Is deleted" rows={goes} none="Only who they are" />
        <Rows title="Stays as figures, without a person" rows={stays} none="Nothing" />
      </FieldRow>
    </Preview>
  );
}

function Rows({ title, rows, none }: { title: string; rows: Erasure["goes"]; none: string }) {
  return (
    <Stack as="section" gap={4}>
      <h3>{title}</h3>
      <ul>
        {rows.map(({ what, count }) => (
          <li key={what}>
            {count} {what}
          </li>
        ))}
        {rows.length === 0 ? <li>{none}</li> : null}
      </ul>
    </Stack>
  );
}
