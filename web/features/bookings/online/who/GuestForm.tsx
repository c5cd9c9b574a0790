import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { GuestAnswers, guestDraft, keepGuestDraft } from "./guest-draft.ts";
import { PersonFields } from "./PersonFields.tsx";
import type { ConfirmWho } from "./use-confirm-booking.ts";

/** A visitor enters who comes; no account is needed. */
export function GuestForm({ id, confirm }: { id: string; confirm: ConfirmWho }) {
  const form = useForm({ resolver: zodResolver(GuestAnswers), defaultValues: guestDraft() });
  const { control, subscribe } = form;
  // Keep the input when the person leaves the page, above all when the hold expires.
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepGuestDraft(values) }),
    [subscribe],
  );
  const { submit, problem } = useFormSubmit(
    form,
    ({ client_note, ...guest }) => confirm({ guest, client_note }),
    () => undefined,
  );
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} problem={problem} />
      <PersonFields
        control={control}
        emailHelp="We send your confirmation here"
        phoneHelp="If the venue has to reach you"
      >
        <TextInput
          control={control}
          name="client_note"
          label="Note to the venue"
          hint="optional"
          lines={2}
          maxLength={1000}
          placeholder="Left-handed, birthday, rental clubs"
        />
      </PersonFields>
    </form>
  );
}
