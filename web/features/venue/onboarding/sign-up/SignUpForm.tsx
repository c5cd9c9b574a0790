import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { slugFromName } from "#schema/venue/onboarding/slug.ts";
import { AuthButton, AuthError, AuthForm } from "#web/session/sign-in/AuthForm.tsx";
import { NewPasswordInput } from "#web/session/sign-in/NewPasswordInput.tsx";
import { useBackOff } from "#web/session/sign-in/use-back-off.ts";
import { currencyOptions } from "#web/tenant/currency-options.ts";
import { zoneOptions } from "#web/tenant/place-options.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FieldRow } from "#web/ui/form/FormDialogLayout.tsx";
import { OWN_FIRST_NAME, OWN_LAST_NAME } from "#web/ui/form/person-inputs.ts";
import { SelectInput } from "#web/ui/form/SelectInput.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { COUNTRY_OPTIONS, currencyOf } from "./proposals.ts";
import { emptySignUp, SignUpInput, type SignUpSent, type SignUpValues } from "./sign-up-form.ts";
import { useSignUpMutation } from "./sign-up.generated.ts";
import { SlugInput } from "./SlugInput.tsx";

type Form = UseFormReturn<SignUpValues, unknown, SignUpSent>;

/** Creates a company and continues there, signed in. */
export function SignUpForm() {
  const [signUp] = useSignUpMutation();
  const backOff = useBackOff();
  const form: Form = useForm<SignUpValues, unknown, SignUpSent>({
    resolver: zodResolver(SignUpInput),
    defaultValues: emptySignUp(),
  });
  const { control } = form;
  useProposedSlug(form);
  useProposedCurrency(form);
  // Kept for the lifetime of the page: a resubmission after a lost response resumes the first one.
  const [key] = useState(() => crypto.randomUUID());
  const [isLeaving, setIsLeaving] = useState(false);

  const send = async (input: SignUpSent): Promise<FormRefusal | void> => {
    try {
      const { data } = await signUp({ variables: { input }, context: { headers: { "Idempotency-Key": key } } });
      setIsLeaving(true);
      window.location.assign(data?.createTenant?.sign_in_url ?? "/");
    } catch (error) {
      if (backOff.noteRefusal(error)) return {};
      throw error;
    }
  };
  const { submit, isSending, problem } = useFormSubmit(form, send, () => undefined);
  const timezone = useWatch({ control, name: "timezone" });

  return (
    <AuthForm noValidate onSubmit={(event) => void submit(event)}>
      <AuthError problem={problem} backOff={backOff} tooMany="sign-ups" />
      <TextInput control={control} name="name" label="Name of your venue" autoComplete="organization" maxLength={100} />
      <SlugInput form={form} />
      <FieldRow>
        <TextInput control={control} {...OWN_FIRST_NAME} />
        <TextInput control={control} {...OWN_LAST_NAME} />
      </FieldRow>
      <TextInput control={control} name="email" label="Email" type="email" autoComplete="username" inputMode="email" />
      <NewPasswordInput control={control} name="password" />
      <FieldRow>
        <SelectInput control={control} name="country" label="Country" options={COUNTRY_OPTIONS} placeholder="Choose" />
        <SelectInput
          control={control}
          name="currency"
          label="Currency"
          options={currencyOptions()}
          placeholder="Choose"
        />
      </FieldRow>
      <SelectInput
        control={control}
        name="timezone"
        label="Time zone"
        options={zoneOptions(timezone)}
        help="Choose the correct company timezone: bookings are shown in it."
        placeholder="Choose"
      />
      <AuthButton isSending={isSending || isLeaving} refusal={backOff.refusal}>
        Create venue
      </AuthButton>
    </AuthForm>
  );
}

/** Derives the address from the name until the user types their own. */
function useProposedSlug({ control, setValue, formState }: Form) {
  const name = useWatch({ control, name: "name" });
  const isTyped = formState.dirtyFields.slug === true;
  const isOwn = useRef(false);
  useEffect(() => {
    // Even if cleared, it counts as the user's own.
    if (isTyped) isOwn.current = true;
    if (!isOwn.current) setValue("slug", slugFromName(name));
  }, [name, isTyped, setValue]);
}

/** Derives the currency from the country until the user chooses another. */
function useProposedCurrency({ control, setValue, formState }: Form) {
  const country = useWatch({ control, name: "country" });
  const isOwn = formState.dirtyFields.currency === true;
  const before = useRef(country);
  useEffect(() => {
    if (country !== before.current && !isOwn) setValue("currency", currencyOf(country));
    before.current = country;
  }, [country, isOwn, setValue]);
}
