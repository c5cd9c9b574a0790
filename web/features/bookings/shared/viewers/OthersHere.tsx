import { useCallback, useEffect, useSyncExternalStore } from "react";
import { announce } from "#web/ui/announce/announce.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Note } from "#web/ui/state/Note.tsx";
import { lookAtBooking, viewersOf, type BookingViewer } from "./look-at-booking.ts";

interface OthersHereProps {
  bookingId: number;
  isEditing?: boolean;
}

/** Shows who else has this booking open at another desk, and shows this desk to them while mounted. */
export function OthersHere({ bookingId, isEditing = false }: OthersHereProps) {
  const subscribe = useCallback(
    (onChange: () => void) => lookAtBooking(bookingId, isEditing, onChange),
    [bookingId, isEditing],
  );
  const viewers = useSyncExternalStore(subscribe, () => viewersOf(bookingId));
  const editing = sentence(viewers, true);
  const looking = sentence(viewers, false);
  const all = [editing, looking].filter(Boolean).join(" ");
  useEffect(() => {
    if (all !== "") announce(all);
  }, [all]);
  if (all === "") return null;
  return (
    <Stack gap={8}>
      {editing ? (
        <Note tone="amber" icon="edit">
          {editing}
        </Note>
      ) : null}
      {looking ? (
        <Note tone="blue" icon="people">
          {looking}
        </Note>
      ) : null}
    </Stack>
  );
}

/** "Sam Lee is changing this booking.", "Sam Lee and Kim Berg have this booking open too." */
function sentence(viewers: readonly BookingViewer[], isEditing: boolean): string | undefined {
  const names = viewers.filter(({ is_editing }) => is_editing === isEditing).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const who = new Intl.ListFormat("en", { type: "conjunction" }).format(names);
  if (isEditing) return `${who} ${names.length === 1 ? "is" : "are"} changing this booking.`;
  return `${who} ${names.length === 1 ? "has" : "have"} this booking open too.`;
}
