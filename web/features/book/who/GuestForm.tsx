import { zodResolver } from "@hookform/resolvers/zod";
import styled from "@emotion/styled";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { GuestAnswers, guestDraft, keepGuestDraft } from "./guest-draft.ts";
import type { ConfirmWho } from "./use-confirm-booking.ts";

/** A visitor says who comes; no account is needed. */
export function GuestForm({ id, confirm }: { id: string; confirm: ConfirmWho }) {
  const form = useForm({ resolver: zodResolver(GuestAnswers), defaultValues: guestDraft() });
  const { control, subscribe } = form;
  // Whatever takes the person away, the clock above all, must not cost them their typing.
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
      <Fields>
        <TextInput control={control} name="first_name" label="First name" autoComplete="given-name" maxLength={100} />
        <TextInput control={control} name="last_name" label="Last name" autoComplete="family-name" maxLength={100} />
        <TextInput
          control={control}
          name="email"
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          help="Your confirmation and the link to cancel go here"
        />
        <TextInput
          control={control}
          name="phone"
          label="Mobile"
          hint="optional"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={40}
          help="If the venue has to reach you"
        />
        <TextInput
          control={control}
          name="client_note"
          label="Note to the venue"
          hint="optional"
          lines={2}
          maxLength={1000}
          placeholder="Left-handed, birthday, rental clubs"
        />
      </Fields>
    </form>
  );
}

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 16,
  "& > :last-child": { gridColumn: "1 / -1" },
  "form > div + &": { marginTop: 16 },
  "& .MuiOutlinedInput-root": { minHeight: 44 },
  "@media (max-width: 599.95px)": { gridTemplateColumns: "1fr" },
});
