import { useBookingChoicesQuery, useBookableResourcesQuery } from "#web/bookings/choices/choices.generated.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import type { LensBy } from "./owners.ts";

interface OnlySelectProps {
  locationId: number;
  by: LensBy;
  only: number | null;
  onOnly: (id: number | null) => void;
}

/** Whether a week shows all bays or coaches, or one of them. */
export function OnlySelect({ locationId, by, only, onOnly }: OnlySelectProps) {
  const places = useBookableResourcesQuery({ variables: { location_id: locationId }, skip: by === "coach" });
  const staff = useBookingChoicesQuery({ variables: { location_id: locationId }, skip: by === "resource" });
  const bays = (places.data?.resources?.data ?? []).toSorted((a, b) => a.position - b.position);
  const choices = by === "coach" ? (staff.data?.coaches?.data ?? []) : bays;
  return (
    <PlainSelect
      dense
      aria-label={by === "coach" ? "Coaches of the week" : "Bays of the week"}
      placeholder={by === "coach" ? "All coaches" : "All bays"}
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={only === null ? "" : String(only)}
      onChange={(event) => onOnly(event.target.value === "" ? null : Number(event.target.value))}
    />
  );
}
