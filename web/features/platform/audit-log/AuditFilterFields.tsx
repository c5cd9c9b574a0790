import { AUDIT_ENTITIES } from "#schema/platform/audit-log/models.ts";
import { DayRange } from "#web/ui/date/DayRange.tsx";
import { FormField } from "#web/ui/form/FormField.tsx";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { kindLabel, type AuditFiltersUrl } from "./audit-filters.ts";

interface AuditFilterFieldsProps extends AuditFiltersUrl {
  people: readonly { id: number; name: string }[];
}

const KINDS = AUDIT_ENTITIES.map((kind) => ({ value: kind, label: kindLabel(kind) }));

/** Filters by person, kind and date; changes apply at once to the list behind. */
export function AuditFilterFields({ filters, change, people }: AuditFilterFieldsProps) {
  return (
    <>
      <FormField label="Done by">
        {(wiring) => (
          <PlainSelect
            {...wiring}
            value={String(filters.person ?? "")}
            placeholder="Anybody"
            options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => change({ person: Number(event.target.value) || null })}
          />
        )}
      </FormField>
      <FormField label="What was changed">
        {(wiring) => (
          <PlainSelect
            {...wiring}
            value={filters.kind ?? ""}
            placeholder="Anything"
            options={KINDS}
            onChange={(event) =>
              change({ kind: AUDIT_ENTITIES.find((kind) => kind === event.target.value) ?? null, thing: null })
            }
          />
        )}
      </FormField>
      <DayRange from={filters.from} to={filters.to} onChange={change} />
    </>
  );
}
