import Button from "@mui/material/Button";
import { useEffect, useId, useRef, useState } from "react";
import { draftHook } from "#web/session/use-draft.ts";
import { announce } from "#web/ui/announce/announce.ts";
import { Rows } from "#web/ui/layout/Rows.ts";
import { PanelSection } from "#web/ui/page/PanelSection.ts";
import { useChangeBooking } from "../actions/use-change-booking.ts";
import { GuestNamesForm, type GuestDraft } from "../guests/GuestNamesForm.tsx";
import type { BookingDetailsFragment } from "./booking-details.generated.ts";

/** Guests besides the booker, and a form to name them; renders nothing if nobody is named and nobody can be. */
export function GuestNames({ booking }: { booking: BookingDetailsFragment }) {
  const { id, guest_names, most_guest_names, allowed_actions } = booking;
  const headingId = useId();
  const [draft, keep] = useGuestDraft(id);
  const [isOpen, setIsOpen] = useState(draft !== undefined);
  const [wasOpen, setWasOpen] = useState(false);
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen) start.current?.focus();
  }, [wasOpen]);
  const change = useChangeBooking();
  const mayName = most_guest_names > 0 && allowed_actions.includes("update");
  if (guest_names.length === 0 && !mayName) return null;
  const setOpen = (open: boolean) => {
    if (!open) keep(undefined);
    setIsOpen(open);
    setWasOpen(!open);
  };
  return (
    <PanelSection aria-labelledby={headingId}>
      <h3 id={headingId}>Guests</h3>
      {isOpen && mayName ? (
        <GuestNamesForm
          booking={booking}
          draft={draft}
          onDraft={keep}
          save={(names, version) => change(id, { version, guest_names: names })}
          onSaved={() => {
            announce("The names are saved.");
            setOpen(false);
          }}
          buttons={(isSending) => (
            <>
              <Button type="submit" size="small" variant="contained" loading={isSending}>
                Save names
              </Button>
              <Button size="small" onClick={() => setOpen(false)}>
                Keep as it was
              </Button>
            </>
          )}
        />
      ) : (
        <>
          {guest_names.length > 0 ? (
            <Rows as="ol" plain>
              {guest_names.map((name, at) => (
                <li key={at}>{name}</li>
              ))}
            </Rows>
          ) : (
            <p>No guest names yet.</p>
          )}
          {mayName ? (
            <Button size="small" ref={start} onClick={() => setOpen(true)}>
              {guest_names.length > 0 ? "Change names" : "Add names"}
            </Button>
          ) : null}
        </>
      )}
    </PanelSection>
  );
}

/** The draft survives remounts of the panel, which moves with the window's width, and a look at another booking. */
const useGuestDraft = draftHook<GuestDraft>();
