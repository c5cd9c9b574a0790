import { useCallback, useMemo } from "react";
import { AUDIT_ENTITIES } from "#schema/platform/audit-log/models.ts";
import { readable } from "#schema/shared/audit-sentence.ts";
import { daysOf, idOf } from "#web/screen/use-url-value.ts";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";

export type AuditKind = (typeof AUDIT_ENTITIES)[number];

/** The filters of the audit log, kept in the URL. */
export interface AuditFilters {
  person: number | null;
  kind: AuditKind | null;
  /** The id of one thing of that kind. */
  thing: string | null;
  from: string | null;
  to: string | null;
}

export const NO_FILTERS: AuditFilters = { person: null, kind: null, thing: null, from: null, to: null };

/** "Class session" */
export function kindLabel(kind: string): string {
  const words = readable(kind);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Ignores invalid values: a hand-typed URL shows the log, not an error. */
export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const kind = AUDIT_ENTITIES.find((one) => one === params.get("kind")) ?? null;
  return {
    person: idOf(params.get("person") ?? ""),
    kind,
    thing: kind === null ? null : params.get("thing"),
    ...daysOf(params),
  };
}

/** The filters as query arguments. */
export function filterArguments({ person, kind, thing, from, to }: AuditFilters) {
  return { person_id: person, entity: kind, entity_id: thing, date_from: from, date_to: to };
}

export interface AuditFiltersUrl {
  filters: AuditFilters;
  change: (change: Partial<AuditFilters>) => void;
}

/** The filters in the URL, and a function to change them; changing them returns to the first page. */
export function useAuditFilters(): AuditFiltersUrl {
  const [params, setParams] = useUrlSearch();
  const filters = useMemo(() => readAuditFilters(params), [params]);
  const change = useCallback<AuditFiltersUrl["change"]>(
    (changed) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          for (const [name, value] of Object.entries({ ...readAuditFilters(now), ...changed })) {
            if (value === null) next.delete(name);
            else next.set(name, String(value));
          }
          next.delete("page");
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return { filters, change };
}
