import { DayRange } from "#web/ui/date/DayRange.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect, type Option } from "#web/ui/form/PlainSelect.tsx";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import type { GridFilter } from "#web/ui/grid/server-grid-props.ts";
import type { BookingFilters } from "./booking-filters.ts";
import { toggledBy } from "./filter-chips.ts";
import type { FilterChoices } from "./use-filter-choices.ts";

interface FilterFieldsProps {
  /** Status and payment, if there is no room for them above the list. */
  chips?: readonly GridFilter[];
  filters: BookingFilters;
  choices: FilterChoices;
  onChange: (change: Partial<BookingFilters>) => void;
}

const SELECTS = [
  { name: "location", label: "Location", all: "All locations", list: "locations" },
  { name: "bay", label: "Bay", all: "All bays", list: "bays" },
  { name: "coach", label: "Coach", all: "All coaches", list: "coaches" },
  { name: "service", label: "Service", all: "All services", list: "services" },
] as const;

/** Dates, place, coach and service; changes apply at once to the list behind. */
export function FilterFields({ chips = [], filters, choices, onChange }: FilterFieldsProps) {
  return (
    <>
      {chips.length > 0 ? (
        <div className="acts" role="group" aria-label="State and money">
          {chips.map(({ key, label, isOn }) => (
            <FilterChip key={key} label={label} isOn={isOn} onToggle={() => onChange(toggledBy(key, filters))} />
          ))}
        </div>
      ) : null}
      <DayRange from={filters.from} to={filters.to} onChange={onChange} />
      {SELECTS.map(({ name, label, all, list }) =>
        choices[list].length < 2 && filters[name] === null ? null : (
          <FormField key={name} label={label}>
            {(wiring) => (
              <PlainSelect
                {...wiring}
                value={String(filters[name] ?? "")}
                placeholder={all}
                options={choices[list].map(optionOf)}
                onChange={(event) => onChange({ [name]: Number(event.target.value) || null })}
              />
            )}
          </FormField>
        ),
      )}
    </>
  );
}

function optionOf({ id, name }: { id: number; name: string }): Option {
  return { value: String(id), label: name };
}
