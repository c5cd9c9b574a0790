import { zodResolver } from "@hookform/resolvers/zod";
import OutlinedInput from "@mui/material/OutlinedInput";
import { styled } from "@mui/material/styles";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { UpdateUserProfileInput } from "#schema/people/sign-in/models.ts";
import { useUnsavedEdits } from "#web/screen/use-unsaved-edits.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { usePerson } from "#web/session/session.ts";
import { useSavePerson } from "#web/session/use-save-person.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { optionalText } from "#web/ui/form/optional-text.ts";
import { OWN_FIRST_NAME, OWN_LAST_NAME, OWN_PHONE } from "#web/ui/form/person-inputs.ts";
import { SaveFoot } from "#web/ui/form/SaveFoot.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { showToast } from "#web/ui/toast/toasts.tsx";

/** Name and phone number, which the person can change; and the address they sign in with. */
export function DetailsForm() {
  const person = usePerson();
  const savePerson = useSavePerson();
  const form = useForm<ProfileValues, unknown, ProfileSent>({
    resolver: zodResolver(ProfileFields),
    defaultValues: profileValues(person),
  });
  const { control, formState } = form;

  const { submit, isSending, problem } = useFormSubmit(form, savePerson, () => {
    form.reset(form.getValues());
    showToast({ message: "Profile saved", tone: "success" });
  });
  useUnsavedEdits(formState.isDirty);
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card title="You">
        <Fields>
          <TextInput control={control} {...OWN_FIRST_NAME} />
          <TextInput control={control} {...OWN_LAST_NAME} />
          <TextInput control={control} {...OWN_PHONE} label="Phone" />
          <FormField label="Email" help="You sign in with this address. Change it under “Sign-in and devices”.">
            {(wiring) => <OutlinedInput fullWidth readOnly value={person.email ?? "None"} inputProps={{ ...wiring }} />}
          </FormField>
          <div className="whole">
            <FormErrors form={form} problem={problem} />
          </div>
        </Fields>
        <SaveFoot
          isDirty={formState.isDirty}
          isSaving={isSending}
          saveLabel="Save profile"
          onDiscard={() => form.reset()}
        />
      </Card>
    </form>
  );
}

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: 16,
  padding: "8px 16px 16px",
  "& .whole": { gridColumn: "1 / -1" },
  "& .whole:empty": { display: "none" },
  "& input[readonly]": { color: "var(--text-2)" },
  "@media (max-width: 599.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  "@container (max-width: 479.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
});

const { shape } = UpdateUserProfileInput;

/** Converts form values to the API input: an empty phone number becomes null. */
const ProfileFields = z.object({
  first_name: shape.first_name.unwrap(),
  last_name: shape.last_name.unwrap(),
  phone: optionalText.pipe(shape.phone.unwrap()),
});

type ProfileValues = z.input<typeof ProfileFields>;
type ProfileSent = z.output<typeof ProfileFields>;

function profileValues({ first_name, last_name, phone }: SessionPersonFragment): ProfileValues {
  return { first_name, last_name, phone: phone ?? "" };
}
