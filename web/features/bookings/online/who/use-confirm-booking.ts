import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { refusalOf } from "#web/apollo/explain-fault.ts";
import { faultOf } from "#web/apollo/http-fault.ts";
import type { FormRefusal } from "#web/ui/form/form-refusal.ts";
import { donePath } from "../frame/steps.ts";
import { ManagedBookingDocument } from "../own/own-bookings.generated.ts";
import { keepLastBooked } from "../when/AlreadyBooked.tsx";
import {
  useCreatePublicBookingMutation,
  type CreatePublicBookingMutation,
  type CreatePublicBookingMutationVariables,
} from "../when/hold.generated.ts";
import { forgetHold, type KeptHold } from "../when/kept-hold.ts";
import { forgetGuestDraft } from "./guest-draft.ts";

export type Who = Omit<CreatePublicBookingMutationVariables["input"], "hold_token">;

/** Handles the attendee; resolves to errors for the form, if any. */
export type ConfirmWho = (who: Who) => Promise<FormRefusal | void>;

interface ConfirmBooking {
  hold: KeptHold;
  /** The amount paid by the member's credit. */
  credit?: { amount: number; currency: string } | null;
  onSending: (isSending: boolean) => void;
  /** The hold has expired. */
  onExpired: () => void;
}

/** Turns the hold into a booking; safe to repeat. */
export function useConfirmBooking({ hold, credit = null, onSending, onExpired }: ConfirmBooking): ConfirmWho {
  const finish = useBooked();
  const [createPublicBooking] = useCreatePublicBookingMutation({
    context: { headers: { "Idempotency-Key": hold.key } },
  });

  return async (who) => {
    onSending(true);
    try {
      const { data } = await createPublicBooking({ variables: { input: { ...who, credit, hold_token: hold.token } } });
      const confirmed = data?.createPublicBooking;
      if (!confirmed) throw new Error("The booking came back empty.");
      finish(confirmed);
    } catch (error) {
      if (faultOf(error).code === "hold_expired") return onExpired();
      return inWhoForm(refusalOf(error));
    } finally {
      onSending(false);
    }
  };
}

type Booked = Pick<NonNullable<CreatePublicBookingMutation["createPublicBooking"]>, "manage_token" | "booking">;

/** Navigates to the booking; clears the hold and the input. */
export function useBooked(): (booked: Booked) => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  return ({ manage_token: token, booking }) => {
    forgetHold();
    keepLastBooked(token, booking);
    forgetGuestDraft();
    client.writeQuery({ query: ManagedBookingDocument, variables: { token }, data: { managedBooking: booking } });
    void navigate(donePath(token), { replace: true });
  };
}

/** The server names `guest.email`; the form's field is `email`. */
export function inWhoForm({
  message,
  fields,
}: {
  message?: string;
  fields: Readonly<Record<string, string>>;
}): FormRefusal {
  const own = Object.entries(fields).map(([path, sentence]) => [path.replace(/^guest\./, ""), sentence]);
  return { message, fields: Object.fromEntries(own) };
}
