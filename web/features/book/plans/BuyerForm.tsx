import styled from "@emotion/styled";
import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { GuestInput } from "#schema/bookings/guest-models.ts";
import { FormErrors } from "#web/ui/form/FormErrors.tsx";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { TextInput } from "#web/ui/form/TextInput.tsx";
import { useFormSubmit } from "#web/ui/form/use-form-submit.ts";
import { Facts } from "#web/ui/text/Facts.tsx";
import { useSession } from "#web/session/session.ts";
import { Card, CardTitle } from "../frame/Card.tsx";
import { PageSkeleton } from "../frame/PageSkeleton.tsx";
import type { Buyer } from "./use-buy-plan.ts";

export const BUYER_FORM_ID = "buyer";

/** What is done with who buys; answers what the form must show, if anything. */
type ConfirmBuyer = (buyer: Buyer | null) => Promise<FormRefusal | void>;

/** Who buys: typed by a visitor, known of who is signed in. */
export function BuyerCard({ confirm }: { confirm: ConfirmBuyer }) {
  const { session } = useSession();
  return (
    <Card style={{ padding: 16 }}>
      <CardTitle style={{ marginBottom: 12 }}>Who</CardTitle>
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
      {session.status === "anonymous" || session.status === "failed" ? <VisitorForm confirm={confirm} /> : null}
    </Card>
  );
}

function VisitorForm({ confirm }: { confirm: ConfirmBuyer }) {
  const form = useForm({
    resolver: zodResolver(GuestInput),
    defaultValues: { first_name: "", last_name: "", email: "", phone: "" },
  });
  const { control } = form;
  const { submit, problem } = useFormSubmit(form, confirm, () => undefined);
  return (
    <form id={BUYER_FORM_ID} noValidate onSubmit={(event) => void submit(event)}>
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
          help="You sign in with it; the plan is for whoever has this address here"
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
        />
      </Fields>
    </form>
  );
}

const Fields = styled("div")({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 16,
  "form > div + &": { marginTop: 16 },
  "& .MuiOutlinedInput-root": { minHeight: 44 },
  "@media (max-width: 599.95px)": { gridTemplateColumns: "1fr" },
});
