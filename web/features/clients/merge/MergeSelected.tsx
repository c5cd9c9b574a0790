import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import type { ClientRowFragment } from "../clients.generated.ts";

interface MergeSelectedProps {
  clients: readonly Pick<ClientRowFragment, "id">[];
  onMerge: (keepId: number, mergeId: number) => void;
}

/** Merges the two selected rows; who was added first stays unless they are swapped. */
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
