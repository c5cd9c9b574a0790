import { Client } from "#schema/clients/clients/models.ts";
import { saveOrMeet } from "#web/apollo/newer-edition.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { StaleChoices } from "#web/ui/form/StaleChoices.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useStaleForm, type Edition } from "#web/ui/form/use-stale-form.ts";
import {
  CLIENT_ANSWERS,
  ClientForm,
  clientFormValues,
  type ClientFormSent,
  type ClientFormValues,
} from "./client-form.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

interface ClientDialogProps {
  /** The client to change; undefined for a new one. */
  client?: ClientRowFragment;
  /** `seen` is what is being changed. */
  onSave: (sent: ClientFormSent, seen: Edition<ClientFormValues>) => Promise<void>;
  onClose: () => void;
}

/** Adds or changes a client's personal and contact details. */
export function ClientDialog({ client, onSave, onClose }: ClientDialogProps) {
  const opened = clientFormValues(client);
  const stale = useStaleForm(CLIENT_ANSWERS, { values: opened, version: client?.version ?? 0 });
  return (
    <FormDialog<ClientFormValues, ClientFormSent>
      title={client ? `Edit ${client.name}` : "New client"}
      schema={ClientForm}
      defaultValues={opened}
      submitLabel={client ? "Save client" : "Add client"}
      onSubmit={async (sent, form) => {
        return saveOrMeet(
          Client,
          () => onSave(sent, { values: stale.before, version: stale.version }),
          (theirs) => stale.meet(form, { values: clientFormValues(theirs), version: theirs.version }),
        );
      }}
      onClose={onClose}
    >
      {(form) => (
        <>
          <FieldRow>
            <TextInput control={form.control} name="first_name" label="First name" autoComplete="off" maxLength={100} />
            <TextInput
              control={form.control}
              name="last_name"
              label="Last name"
              hint="optional"
              autoComplete="off"
              maxLength={100}
            />
          </FieldRow>
          <TextInput
            control={form.control}
            name="email"
            label="Email"
            hint="optional"
            type="email"
            autoComplete="off"
            help="Used to sign in."
          />
          <TextInput
            control={form.control}
            name="contact_email"
            label="Contact email"
            hint="optional"
            type="email"
            autoComplete="off"
            help="May be shared, for example by a family."
          />
          <TextInput control={form.control} name="phone" label="Phone" hint="optional" type="tel" autoComplete="off" />
          {stale.changes ? <StaleChoices form={form} changes={stale.changes} noun="this client" /> : null}
        </>
      )}
    </FormDialog>
  );
}
