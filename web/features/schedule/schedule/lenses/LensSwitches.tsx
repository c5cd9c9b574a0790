import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import {
  useBookableResourcesQuery,
  useBookingChoicesQuery,
} from "#web/features/bookings/shared/choices/choices.generated.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import type { LensBy } from "../model/bookables.ts";
import type { ScheduleView } from "../use-schedule-url.ts";

const BY = [
  { value: "resource", label: "Bays", key: "b" },
  { value: "coach", label: "Coaches", key: "o" },
] as const;
const VIEWS = [
  { value: "day", label: "Day", key: "d" },
  { value: "week", label: "Week", key: "w" },
  { value: "month", label: "Month", key: "m" },
  { value: "list", label: "List", key: "l" },
] as const;

/** Whether the columns are bays or coaches. */
export function ColumnsSwitch({ by, onBy }: { by: LensBy; onBy: (by: LensBy) => void }) {
  return <Switch label="Columns" options={BY} value={by} onValue={onBy} />;
}

export function ViewSwitch({ view, onView }: { view: ScheduleView; onView: (view: ScheduleView) => void }) {
  return <Switch label="View" options={VIEWS} value={view} onValue={onView} />;
}

interface SwitchProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; key: string }[];
  value: Value;
  onValue: (value: Value) => void;
}

function Switch<Value extends string>({ label, options, value, onValue }: SwitchProps<Value>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={value}
      onChange={(_event, next: unknown) => {
        const chosen = options.find((option) => option.value === next);
        if (chosen) onValue(chosen.value);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.value} value={option.value} aria-keyshortcuts={option.key}>
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

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
      aria-label={by === "coach" ? "Coaches this week" : "Bays this week"}
      placeholder={by === "coach" ? "All coaches" : "All bays"}
      options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={only === null ? "" : String(only)}
      onChange={(event) => onOnly(event.target.value === "" ? null : Number(event.target.value))}
    />
  );
}
