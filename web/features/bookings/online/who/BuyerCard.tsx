import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "#web/session/session.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import { NEWS_CONSENT } from "#web/ui/form/person-inputs.ts";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { Card, CardTitle } from "../frame/Card.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import { PublicCheckbox } from "../frame/PublicCheckbox.tsx";
import type { Buyer } from "../pay/use-purchase.ts";
import { EMPTY_GUEST, GuestAnswers } from "./guest-draft.ts";
import { PersonFields } from "./PersonFields.tsx";

export const BUYER_FORM_ID = "buyer";

/** Handles the buyer; resolves to errors for the form, if any. */
type ConfirmBuyer = (buyer: Buyer | null) => Promise<FormRefusal | void>;

interface BuyerCardProps {
  confirm: ConfirmBuyer;
  /** What a visitor's email address is used for. */
  emailHelp: string;
  /** Whether the first invalid field gets the focus; false if a form above has an invalid one. */
  takesFocus?: boolean;
  /** Whether a visitor, who becomes a client by it, may agree to marketing mail. */
  asksForNews?: boolean;
}

/** The buyer: entered by a visitor, or the signed-in client. */
export function BuyerCard({ title = "Who", ...props }: BuyerCardProps & { title?: string }) {
  const { confirm } = props;
  const { session } = useSession();
  return (
    <Card style={{ padding: 16 }}>
      <CardTitle style={{ marginBottom: 12 }}>{title}</CardTitle>
      {session.status === "loading" ? <PageSkeleton /> : null}
      {session.status === "signed_in" ? (
        <form
          id={BUYER_FORM_ID}
          onSubmit={(event) => {
            event.preventDefault();
            void confirm(null);
          }}
        >
          <Facts
            labelWidth={64}
            facts={[
              { label: "Name", value: session.person.name },
              { label: "Email", value: session.person.email ?? "none" },
            ]}
          />
        </form>
      ) : null}
      {session.status === "anonymous" || session.status === "failed" ? <VisitorForm {...props} /> : null}
    </Card>
  );
}

function VisitorForm({ confirm, emailHelp, takesFocus = true, asksForNews = false }: BuyerCardProps) {
  const [agrees_to_marketing, setAgrees] = useState(false);
  const form = useForm({
    resolver: zodResolver(GuestAnswers),
    defaultValues: EMPTY_GUEST,
    shouldFocusError: takesFocus,
  });
  const { control } = form;
  const send = ({ client_note: _note, ...guest }: z.output<typeof GuestAnswers>) =>
    confirm(asksForNews ? { ...guest, agrees_to_marketing } : guest);
  const { submit, problem } = useFormSubmit(form, send, () => undefined);
  return (
    <form id={BUYER_FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
      <FormErrors form={form} problem={problem} reassurance="Nothing has been charged yet." />
      <PersonFields control={control} emailHelp={emailHelp}>
        {asksForNews ? (
          <PublicCheckbox isChecked={agrees_to_marketing} onChange={setAgrees}>
            {NEWS_CONSENT}
          </PublicCheckbox>
        ) : null}
      </PersonFields>
    </form>
  );
}
