import styled from "@emotion/styled";
import { useEffect, useRef, useState } from "react";
import { GuestNamesForm } from "#web/features/bookings/shared/guests/GuestNamesForm.tsx";
import { announce } from "#web/ui/announce/announce.ts";
import { PublicButton } from "../frame/PublicButton.tsx";
import type { OwnBookingFragment } from "./own-bookings.generated.ts";

interface GuestNamesProps {
  booking: OwnBookingFragment;
  /** The time of the booking, if several are listed. */
  when?: string;
  save: (names: string[], version: number) => Promise<unknown>;
}

/** Returns whether the booking has or may have named guests. */
export const hasGuests = ({ guest_names, most_guest_names }: OwnBookingFragment): boolean =>
  guest_names.length > 0 || most_guest_names > 0;

/** The names of the other guests, with a form to edit them until the booking ends. */
export function GuestNames({ booking, when, save }: GuestNamesProps) {
  const { guest_names, most_guest_names } = booking;
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen) start.current?.focus();
  }, [wasOpen]);
  if (!hasGuests(booking)) return null;
  const setOpen = (open: boolean) => {
    setIsOpen(open);
    setWasOpen(!open);
  };
  const label = guest_names.length > 0 ? "Change names" : "Add names";
  if (isOpen && most_guest_names > 0) {
    return (
      <GuestNamesForm
        booking={booking}
        save={save}
        onSaved={() => {
          announce("The names are saved.");
          setOpen(false);
        }}
        buttons={(isSending) => (
          <>
            <PublicButton type="submit" data-look="main" data-size="small" aria-busy={isSending}>
              {isSending ? "One moment…" : "Save names"}
            </PublicButton>
            <PublicButton type="button" data-size="small" onClick={() => setOpen(false)}>
              Keep as it was
            </PublicButton>
          </>
        )}
      />
    );
  }
  return (
    <Named>
      <div>
        <b>Guests</b>
        <p>{guest_names.length > 0 ? guest_names.join(", ") : "No guest names yet."}</p>
      </div>
      {most_guest_names > 0 ? (
        <PublicButton
          type="button"
          data-size="small"
          aria-label={when === undefined ? undefined : `${label}: ${when}`}
          ref={start}
          onClick={() => setOpen(true)}
        >
          {label}
        </PublicButton>
      ) : null}
    </Named>
  );
}

const Named = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: "4px 12px",
  width: "100%",
  "& > div": { flex: 1, minWidth: 200, overflowWrap: "anywhere" },
  "& b": { fontWeight: 500 },
});
