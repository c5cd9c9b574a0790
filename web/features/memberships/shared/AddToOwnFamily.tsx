import { z } from "zod";
import { AddFamilyMemberInput } from "#schema/memberships/memberships/family-models.ts";
import { FormDialog } from "#web/ui/form/FormDialog.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import { useAddFamilyMemberMutation } from "./family.generated.ts";

const { shape } = AddFamilyMemberInput;
const form = z.object({
  first_name: shape.first_name.unwrap(),
  last_name: shape.last_name.unwrap(),
  email: z
    .string()
    .trim()
    .transform((typed) => (typed === "" ? null : typed))
    .pipe(shape.email.unwrap()),
});

/** Lets the payer add somebody who also uses the membership. */
export function AddToOwnFamily({ membershipId, onClose }: { membershipId: number; onClose: () => void }) {
  const [add] = useAddFamilyMemberMutation();
  return (
    <FormDialog
      title="Share your membership"
      schema={form}
      defaultValues={{ first_name: "", last_name: "", email: "" }}
      submitLabel="Add"
      onSubmit={async (input) => {
        await add({ variables: { id: membershipId, input } });
        const done = input.email ? "is invited by mail, and answers there" : "uses your membership now";
        showToast({ message: `${input.first_name} ${done}`, tone: "success" });
      }}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <p>They book with its hours, at its prices. You go on paying for it, and see how much each of you uses.</p>
          <TextInput control={control} name="first_name" label="First name" maxLength={100} autoFocus />
          <TextInput control={control} name="last_name" label="Last name" hint="optional" maxLength={100} />
          <TextInput
            control={control}
            name="email"
            label="Email"
            hint="optional"
            help="We email them an invitation, and they sign in with it to book. Without one, the front desk books for them."
            inputMode="email"
            maxLength={254}
          />
        </>
      )}
    </FormDialog>
  );
}
