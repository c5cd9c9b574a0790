import { z } from "zod";
import { ClientInput } from "#web/features/bookings/shared/choices/ClientSearch.tsx";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useAddFamilyMemberMutation } from "./family.generated.ts";

const Chosen = z.object({ kind: z.literal("client"), id: z.int(), name: z.string(), reach: z.string() });
const form = z.object({ client_id: Chosen.nullable().refine((chosen) => chosen !== null, "Choose a client.") });

interface AddClientToFamilyProps {
  membershipId: number;
  payerName: string;
  onClose: () => void;
}

/** Adds a client to a membership's family at the desk. */
export function AddClientToFamily({ membershipId, payerName, onClose }: AddClientToFamilyProps) {
  const [add] = useAddFamilyMemberMutation();
  return (
    <FormDialog
      title={`Share the membership of ${payerName}`}
      schema={form}
      defaultValues={{ client_id: null }}
      submitLabel="Add"
      onSubmit={async ({ client_id: chosen }) => {
        await add({ variables: { id: membershipId, input: { client_id: chosen?.id ?? 0 } } });
        showToast({ message: `${chosen?.name} uses this membership now`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>They book with its hours, at its prices. {payerName} pays for it.</p>
          <ClientInput control={control} name="client_id" />
        </>
      )}
    </FormDialog>
  );
}
