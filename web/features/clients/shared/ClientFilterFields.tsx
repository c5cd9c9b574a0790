import { styled } from "@mui/material/styles";
import { STATUS_LOOKS } from "#web/features/memberships/shared/format-membership.ts";
import { DayInput } from "#web/ui/date/DayInput.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { FilterChip } from "#web/ui/grid/FilterChip.tsx";
import { statusOf, type ClientFilters } from "./client-filters.ts";

interface ClientFilterFieldsProps {
  filters: ClientFilters;
  tags: readonly { id: number; name: string; client_count: number }[];
  plans: readonly { id: number; name: string }[];
  onChange: (change: Partial<ClientFilters>) => void;
}

const MATCHES = [
  { value: "any", label: "Any of these tags" },
  { value: "all", label: "All of these tags" },
];

const ANY = "";
const STATUSES = [
  { value: ANY, label: "Any, or none" },
  ...Object.entries(STATUS_LOOKS).map(([value, { label }]) => ({ value, label })),
];

/** Filters by date of the latest booking, membership and tags; each change applies to the list behind at once. */
export function ClientFilterFields({ filters, tags, plans, onChange }: ClientFilterFieldsProps) {
  const toggle = (id: number) =>
    onChange({ tags: filters.tags.includes(id) ? filters.tags.filter((tag) => tag !== id) : [...filters.tags, id] });
  return (
    <>
      <Days role="group" aria-label="Last booking">
        <DayInput
          label="Last booking from"
          date={filters.from ?? ""}
          max={filters.to ?? undefined}
          onDate={(from) => onChange({ from: from || null })}
        />
        <DayInput
          label="Until"
          date={filters.to ?? ""}
          min={filters.from ?? undefined}
          onDate={(to) => onChange({ to: to || null })}
        />
      </Days>
      <Days role="group" aria-label="Membership">
        <FormField label="Membership">
          {(wiring) => (
            <PlainSelect
              {...wiring}
              value={filters.status ?? ANY}
              options={STATUSES}
              onChange={({ target }) => onChange({ status: statusOf(target.value) })}
            />
          )}
        </FormField>
        <FormField label="Plan">
          {(wiring) => (
            <PlainSelect
              {...wiring}
              value={filters.plan === null ? ANY : String(filters.plan)}
              options={[
                { value: ANY, label: "Any plan" },
                ...plans.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              onChange={({ target }) => onChange({ plan: target.value === ANY ? null : Number(target.value) })}
            />
          )}
        </FormField>
      </Days>
      {tags.length > 0 ? (
        <Tags role="group" aria-label="Tags">
          {tags.map(({ id, name, client_count }) => (
            <FilterChip
              key={id}
              label={name}
              count={client_count}
              isOn={filters.tags.includes(id)}
              onToggle={() => toggle(id)}
            />
          ))}
        </Tags>
      ) : null}
      {filters.tags.length > 1 ? (
        <FormField label="Clients have">
          {(wiring) => (
            <PlainSelect
              {...wiring}
              value={filters.match}
              options={MATCHES}
              onChange={(event) => onChange({ match: event.target.value === "all" ? "all" : "any" })}
            />
          )}
        </FormField>
      ) : null}
    </>
  );
}

const Days = styled("div")({ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 12 });
const Tags = styled("div")({ display: "flex", flexWrap: "wrap", gap: 6, maxHeight: 200, overflow: "auto" });
