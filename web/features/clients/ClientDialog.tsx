import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { ClientForm, type ClientFormSent, clientFormValues } from "./client-form.ts";
import type { ClientRowFragment } from "./clients.generated.ts";

interface ClientDialogProps {
  /** The client to change; undefined for a new one. */
  client?: ClientRowFragment;
  onSave: (sent: ClientFormSent) => Promise<void>;
  onClose: () => void;
}

/** Adds or changes a client's personal and contact details. */
export function ClientDialog({ client, onSave, onClose }: ClientDialogProps) {
  return (
    <FormDialog
      title={client ? `Edit ${client.name}` : "New client"}
      schema={ClientForm}
      defaultValues={clientFormValues(client)}
      submitLabel={client ? "Save client" : "Add client"}
      onSubmit={onSave}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <FieldRow>
            <TextInput control={control} name="first_name" label="First name" autoComplete="off" maxLength={100} />
            <TextInput control={control} name="last_name" label="Last name" autoComplete="off" maxLength={100} />
          </FieldRow>
          <TextInput
            control={control}
            name="email"
            label="Email"
            hint="optional"
            type="email"
            autoComplete="off"
            help="Their own: they sign in with it."
          />
          <TextInput
            control={control}
            name="contact_email"
            label="Contact email"
            hint="optional"
            type="email"
            autoComplete="off"
            help="Shared with others, for example a family's."
          />
          <TextInput control={control} name="phone" label="Phone" hint="optional" type="tel" autoComplete="off" />
        </>
      )}
    </FormDialog>
  );
}
