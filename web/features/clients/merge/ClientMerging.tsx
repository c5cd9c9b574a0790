import { useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { useRefusal } from "#web/session/use-refusal.ts";
import { DuplicatesDialog } from "./DuplicatesDialog.tsx";
import { MergeDialog } from "./MergeDialog.tsx";

const DUPLICATES = "duplicates";
const PAIR = /^([1-9]\d{0,8})-([1-9]\d{0,8})$/;

/** Opens the pairs who may be one person, or two clients to merge: both stand in the address. */
export function useMerging() {
  const [search, setSearch] = useSearchParams();
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
    /** Closes what is open; a client opens in its place. */
    close: (openedId?: number) => go(null, openedId),
  };
}

/** The dialog that the address says is open. */
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
