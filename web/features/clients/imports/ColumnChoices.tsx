import type { ImportColumnField, ImportKind } from "#schema/clients/imports/models.ts";
import { PlainSelect } from "#web/ui/form/PlainSelect.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { fieldsOf, type Preview } from "./format-import.ts";

interface ColumnChoicesProps {
  kind: ImportKind;
  columns: Preview["columns"];
  onChange: (at: number, field: ImportColumnField) => void;
}

/** Each column with its first value and its meaning, which is guessed and remembered for similar files. */
export function ColumnChoices({ kind, columns, onChange }: ColumnChoicesProps) {
  const fields = fieldsOf(kind);
  return (
    <section aria-label="Columns">
      <h3>Columns</h3>
      <Rows>
        {columns.map(({ name, sample, field }, at) => (
          // Column names may repeat, but their order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <div className="what">
              <b>{name || `Column ${at + 1}`}</b>
              <small>{sample || "empty"}</small>
            </div>
            <PlainSelect
              dense
              aria-label={`${name || `Column ${at + 1}`} holds`}
              options={fields}
              value={field}
              onChange={({ target }) =>
                onChange(at, fields.find(({ value }) => value === target.value)?.value ?? "leave_out")
              }
            />
          </li>
        ))}
      </Rows>
    </section>
  );
}
