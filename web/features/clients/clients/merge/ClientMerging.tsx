import { useRef } from "react";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { useUrlSearch } from "#web/ui/page/use-url-search.ts";
import type { ClientRowFragment } from "../clients.generated.ts";
import { DuplicatesDialog } from "./DuplicatesDialog.tsx";
import { MergeDialog } from "./MergeDialog.tsx";

const DUPLICATES = "duplicates";
const PAIR = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/;

/** Opens the list of possible duplicates, or two clients to merge; both are kept in the URL. */
export function useMerging() {
  const [search, setSearch] = useUrlSearch();
  const go = (address: string | null, openedId?: number) =>
    setSearch((now) => {
      const next = new URLSearchParams(now);
      if (address === null) next.delete("merge");
      else next.set("merge", address);
      if (openedId !== undefined) next.set("client", String(openedId));
      return next;
    });
  return {
    address: search.get("merge"),
    compare: (keepId: number, mergeId: number) => go(`${keepId}-${mergeId}`),
    showDuplicates: () => go(DUPLICATES),
    /** Closes the dialog; optionally opens a client instead. */
    close: (openedId?: number) => go(null, openedId),
  };
}

/** The dialog named by the URL. */
export function ClientMerging() {
  const { address, compare, close } = useMerging();
  const merged = useRef<number>(undefined);
  const refusal = useRefusal("clients.merge");
  if (address === DUPLICATES) return <DuplicatesDialog onCompare={compare} onClose={() => close()} />;
  const [, keep, merge] = PAIR.exec(address ?? "") ?? [];
  if (keep === undefined || merge === undefined || refusal !== undefined) return null;
  const [keepId, mergeId] = [Number(keep), Number(merge)];
  return (
    <MergeDialog
      key={address}
      keepId={keepId}
      mergeId={mergeId}
      onSwap={() => compare(mergeId, keepId)}
      onMerged={(id) => {
        merged.current = id;
      }}
      onClose={() => close(merged.current)}
    />
  );
}

interface MergeSelectedProps {
  clients: readonly Pick<ClientRowFragment, "id">[];
  onMerge: (keepId: number, mergeId: number) => void;
}

/** Merges the two selected rows; the older record is kept unless they are swapped. */
export function MergeSelected({ clients, onMerge }: MergeSelectedProps) {
  const refusal = useRefusal("clients.merge");
  const [one, other] = clients.map(({ id }) => id).toSorted((a, b) => a - b);
  const isPair = clients.length === 2;
  return (
    <RefusableButton
      variant="text"
      refusal={refusal ?? (isPair ? undefined : "Select two clients to merge them.")}
      onClick={() => {
        if (one !== undefined && other !== undefined) onMerge(one, other);
      }}
    >
      Merge
    </RefusableButton>
  );
}
