import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { CreatePublicBookingInput } from "#schema/bookings/online/models.ts";
import type { SessionPersonFragment } from "#web/session/session.generated.ts";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { guestDraft, keepGuestDraft } from "./guest-draft.ts";
import type { ConfirmWho } from "./use-confirm-booking.ts";

const ClientAnswers = z.object({ client_note: CreatePublicBookingInput.shape.client_note });

interface ClientFormProps {
  id: string;
  person: SessionPersonFragment;
  confirm: ConfirmWho;
}

/** Form for a signed-in client, who only enters a note. */
export function ClientForm({ id, person, confirm }: ClientFormProps) {
  const { client_note } = guestDraft();
  const form = useForm({ resolver: zodResolver(ClientAnswers), defaultValues: { client_note } });
  const { subscribe } = form;
  // As for a visitor: an expired hold or a reload keeps the input.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepGuestDraft({ ...guestDraft(), client_note: values.client_note }),
      }),
    [subscribe],
  );
  const { submit, problem } = useFormSubmit(form, confirm, () => undefined);
  return (
    <form id={id} noValidate onSubmit={(event) => void submit(event)} style={{ display: "grid", gap: 16 }}>
      <FormErrors form={form} problem={problem} />
      <Facts
        labelWidth={64}
        facts={[
          { label: "Name", value: person.name },
          { label: "Email", value: person.email ?? "none" },
        ]}
      />
      <TextInput
        control={form.control}
        name="client_note"
        label="Note to the venue"
        hint="optional"
        lines={2}
        maxLength={1000}
        placeholder="Left-handed, birthday, rental clubs"
      />
    </form>
  );
}
