import { BookingState } from "#web/features/bookings/shared/rows/BookingStates.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Initials } from "#web/ui/text/Initials.tsx";
import { Kbd } from "#web/ui/text/Kbd.tsx";
import type { Target } from "./target.ts";

/** One row of the palette: label, destination, and the shortcut keys for it. */
export function TargetRow({ target, typed }: { target: Target; typed: string }) {
  const { label, note, icon, booking, goKey } = target;
  return (
    <>
      <span className="mark">{icon === "person-initials" ? <Initials name={label} /> : <Icon name={icon} />}</span>
      <span className="words">
        <b>
          <Marked text={label} typed={typed} />
        </b>
        {note ? <small>{note}</small> : null}
      </span>
      {booking ? <BookingState booking={booking} /> : null}
      {goKey ? (
        <span className="keys" aria-hidden="true">
          <Kbd>G</Kbd>
          <Kbd>{goKey.toUpperCase()}</Kbd>
        </span>
      ) : null}
    </>
  );
}

/** Highlights the first occurrence of the typed text. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const at = typed === "" ? -1 : text.toLowerCase().indexOf(typed.toLowerCase());
  if (at === -1) return text;
  const until = at + typed.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, until)}</mark>
      {text.slice(until)}
    </>
  );
}
