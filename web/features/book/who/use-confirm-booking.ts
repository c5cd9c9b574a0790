import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import type { CreatePublicBookingMutationVariables } from "../when/hold.generated.ts";
import { useCreatePublicBookingMutation } from "../when/hold.generated.ts";
import { forgetGuestDraft } from "./guest-draft.ts";
import { forgetHold, type KeptHold } from "../when/kept-hold.ts";
import { ManagedBookingDocument } from "../own/own-bookings.generated.ts";
import { donePath } from "../frame/steps.ts";

type Who = Omit<CreatePublicBookingMutationVariables["input"], "hold_token">;

export interface WhoFormProps {
  id: string;
  hold: KeptHold;
  onSending: (isSending: boolean) => void;
  /** The time is free again. */
  onExpired: () => void;
}

/** Turns the hold into a booking, once however often it is sent; answers what the form must show, if anything. */
export function useConfirmBooking({ hold, onSending, onExpired }: WhoFormProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [createPublicBooking] = useCreatePublicBookingMutation({
    context: { headers: { "Idempotency-Key": hold.key } },
  });

  return async (who: Who): Promise<FormRefusal | void> => {
    onSending(true);
    try {
      const { data } = await createPublicBooking({ variables: { input: { ...who, hold_token: hold.token } } });
      const confirmed = data?.createPublicBooking;
      if (!confirmed) throw new Error("The booking came back empty.");
      forgetHold();
      forgetGuestDraft();
      const { manage_token: token, booking } = confirmed;
      client.writeQuery({ query: ManagedBookingDocument, variables: { token }, data: { managedBooking: booking } });
      void navigate(donePath(token), { replace: true });
    } catch (error) {
      if (faultOf(error).code === "hold_expired") return onExpired();
      return inForm(refusalOf(error));
    } finally {
      onSending(false);
    }
  };
}

/** The server names `guest.email`; the form's field is `email`. */
function inForm({ message, fields }: { message?: string; fields: Readonly<Record<string, string>> }): FormRefusal {
  const own = Object.entries(fields).map(([path, sentence]) => [path.replace(/^guest\./, ""), sentence]);
  return { message, fields: Object.fromEntries(own) };
}
