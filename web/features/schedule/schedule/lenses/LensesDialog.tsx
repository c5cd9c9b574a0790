import { usePreferences } from "#web/session/preferences/preferences.ts";
import { useVenues, type Venue } from "#web/tenant/venue.ts";
import { NamesDialog } from "#web/ui/form/NamesDialog.tsx";
import { showToast } from "#web/ui/toast/toasts.tsx";
import type { Lens } from "../use-schedule-url.ts";
import { lensText, nameRefusal, renamedLens, savedLens, withLens, withoutLens } from "./lenses.ts";

interface LensesDialogProps {
  venue: Venue;
  /** The current lens, which a new saved lens stores. */
  lens: Lens;
  onClose: () => void;
}

/** Saves the current lens under a name; renames or removes others. */
export function LensesDialog({ venue, lens, onClose }: LensesDialogProps) {
  const [{ schedule_lenses, opening_lens }, change] = usePreferences();
  const { venues } = useVenues();
  // A company with one location need not store it.
  const locationId = venues.length > 1 ? venue.id : null;
  const placeOf = (id: number | null) => venues.find((each) => each.id === id)?.name;
  return (
    <NamesDialog
      title="Lenses"
      noun="lens"
      hint={`A new lens keeps what you look at now: ${lensText(savedLens("", lens, locationId))}.`}
      items={schedule_lenses.map((saved, id) => ({ id, name: saved.name, saved }))}
      note={({ saved }) =>
        [lensText(saved), placeOf(saved.location_id), saved.name === opening_lens ? "opens first" : undefined]
          .filter(Boolean)
          .join(", ")
      }
      onAdd={async (name) => {
        const refusal = nameRefusal(schedule_lenses, name);
        if (refusal !== undefined) return refusal;
        change((kept) => withLens(kept, savedLens(name, lens, locationId)));
        showToast({ message: `${name} is saved`, tone: "success" });
        onClose();
      }}
      onRename={async ({ saved }, name) => {
        const refusal = nameRefusal(schedule_lenses, name, saved);
        if (refusal === undefined) change((kept) => renamedLens(kept, saved.name, name));
        return refusal;
      }}
      onRemove={async ({ saved }) => {
        change((kept) => withoutLens(kept, saved.name));
        return undefined;
      }}
      onClose={onClose}
    />
  );
}
