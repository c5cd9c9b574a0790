import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useEffect, useId, useRef, useState } from "react";
import { draftHook } from "#web/session/use-draft.ts";
import { announce } from "#web/ui/announce/announce.ts";
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
    <Section aria-labelledby={headingId}>
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
            <ol>
              {guest_names.map((name, at) => (
                <li key={at}>{name}</li>
              ))}
            </ol>
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
    </Section>
  );
}

/** The draft survives remounts of the panel, which moves with the window's width, and a look at another booking. */
const useGuestDraft = draftHook<GuestDraft>();

const Section = styled("section")({
  marginTop: 16,
  paddingTop: 12,
  borderTop: "1px solid var(--line-soft)",
  fontSize: 13,
  "& h3": { fontSize: 14, lineHeight: "20px", fontWeight: 600, letterSpacing: "-.008em" },
  "& ol": { margin: "6px 0 8px", padding: 0, listStyle: "none" },
  "& ol li": { minHeight: 24, overflowWrap: "anywhere" },
  "& p": { margin: "6px 0 8px", color: "var(--text-2)" },
  "& form": { marginTop: 8 },
});
