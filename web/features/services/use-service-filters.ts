import { useUrlValue } from "#web/app/use-url-value.ts";
import type { ServiceKind } from "#web/apollo/schema-types.generated.ts";

export const KINDS: readonly { kind: ServiceKind; label: string }[] = [
  { kind: "resource", label: "Bay time" },
  { kind: "coach", label: "Lessons" },
];

interface ServiceFilters {
  search: string | null;
  kind: ServiceKind | null;
  setSearch: (search: string | null) => void;
  setKind: (kind: ServiceKind | null) => void;
}

/** What narrows the list of services, as it stands in the URL. */
export function useServiceFilters(): ServiceFilters {
  const [search, setSearch] = useUrlValue("search");
  const [kindText, setKind] = useUrlValue("kind");
  const kind = KINDS.find((one) => one.kind === kindText)?.kind ?? null;
  return { search, kind, setSearch, setKind };
}
