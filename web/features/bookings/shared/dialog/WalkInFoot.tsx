import { useApolloClient } from "@apollo/client/react";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { showChangeFailure } from "#web/apollo/attempt-change.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { useNow } from "#web/time/use-now.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { Choices } from "../choices/use-choices.ts";
import { useWalkIn } from "../walk-in/use-walk-in.ts";
import { walkInGuest } from "../walk-in/walk-in-form.ts";
import { createInput, type BookingFormValues } from "./booking-form.ts";
import { useBookingRequest } from "./booking-request.ts";
import { useChosenService } from "./WhatFields.tsx";

interface WalkInFootProps {
  form: UseFormReturn<BookingFormValues>;
  venue: Venue;
  choices: Choices;
  onDone: () => void;
}

const MINUTE_MS = 60_000;

/** Shown if the current time slot is chosen: books from this minute, with or without a name, and checks in. */
export function WalkInFoot({ form, venue, choices, onDone }: WalkInFootProps) {
  const client = useApolloClient();
  const checkIn = useWalkIn();
  const [isSending, setIsSending] = useState(false);
  const now = useNow();
  const start = Number(useWatch({ control: form.control, name: "start" }));
  const service = useChosenService(form, choices);
  const { party } = useBookingRequest(form, choices, service);
  const thisMinute = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const isNow =
    !party && service?.kind === "resource" && start <= now && now < start + service.grid_minutes * MINUTE_MS;
  if (!isNow) return null;

  const send = async () => {
    const values = form.getValues();
    const { client_id, guest, ...wanted } = createInput({ ...values, start: String(thisMinute) }, venue.id);
    const isNamed = client_id != null || Boolean(guest?.first_name);
    setIsSending(true);
    try {
      await checkIn({ ...wanted, ...(isNamed ? { client_id, guest } : { guest: walkInGuest("") }) });
      onDone();
    } catch (error) {
      setIsSending(false);
      await showChangeFailure(client, "The walk-in was not booked", error);
    }
  };
  return (
    <Button startIcon={<Icon name="check-in" />} loading={isSending} onClick={() => void send()}>
      Walk-in, check in now
    </Button>
  );
}
