import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { AUDIT_ENTITIES } from "#schema/audit-log/models.ts";
import { readable } from "#schema/shared/audit-sentence.ts";
import { idOf } from "#web/app/use-url-value.ts";
import { isDate } from "#web/time/wall-clock.ts";

export type AuditKind = (typeof AUDIT_ENTITIES)[number];

/** What narrows the history, as it stands in the URL. */
export interface AuditFilters {
  person: number | null;
  kind: AuditKind | null;
  /** One thing of that kind. */
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

/** What cannot be read is left out: a hand-typed address shows the history, never an error. */
export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const [from, to] = [dateOf(params.get("from")), dateOf(params.get("to"))];
  const kind = AUDIT_ENTITIES.find((one) => one === params.get("kind")) ?? null;
  return {
    person: idOf(params.get("person") ?? ""),
    kind,
    thing: kind === null ? null : params.get("thing"),
    from,
    // Days that run backwards are refused by the platform.
    to: from !== null && to !== null && to < from ? null : to,
  };
}

/** The same as arguments of the calls. */
export function filterArguments({ person, kind, thing, from, to }: AuditFilters) {
  return { person_id: person, entity: kind, entity_id: thing, date_from: from, date_to: to };
}

export interface AuditFiltersUrl {
  filters: AuditFilters;
  change: (change: Partial<AuditFilters>) => void;
}

/** The filters in the URL, and the way to change some of them; the list begins at its first page again. */
export function useAuditFilters(): AuditFiltersUrl {
  const [params, setParams] = useSearchParams();
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

const dateOf = (text: string | null): string | null => (isDate(text) ? text : null);
