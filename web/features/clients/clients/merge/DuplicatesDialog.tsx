import { styled } from "@mui/material/styles";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { ContentDialog } from "#web/ui/dialog/ContentDialog.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import {
  useClientDuplicateListQuery,
  type ClientDuplicateListQuery,
  type MergeSideFragment,
} from "./merge.generated.ts";

type Pair = NonNullable<ClientDuplicateListQuery["clientDuplicates"]>[number];

const REASONS = { email: "same email", phone: "same phone", name: "same name" } as const;

interface DuplicatesDialogProps {
  onCompare: (keepId: number, mergeId: number) => void;
  onClose: () => void;
}

/** Pairs of possible duplicates, most likely first. */
export function DuplicatesDialog({ onCompare, onClose }: DuplicatesDialogProps) {
  const query = useClientDuplicateListQuery({ fetchPolicy: "cache-and-network" });
  const pairs = query.data?.clientDuplicates;
  return (
    <ContentDialog title="Possible duplicates" width={720} onClose={onClose}>
      {pairs ? null : <Unloaded failure="The pairs did not load" query={query} waiting={<RowsSkeleton />} />}
      {pairs?.length === 0 ? (
        <EmptyState title="No duplicates">No two clients share a name, an address or a phone number.</EmptyState>
      ) : null}
      {pairs && pairs.length > 0 ? (
        <Pairs>
          {pairs.map((pair) => (
            <PairLine key={`${pair.one.id}-${pair.other.id}`} pair={pair} onCompare={onCompare} />
          ))}
        </Pairs>
      ) : null}
    </ContentDialog>
  );
}

function PairLine({ pair, onCompare }: { pair: Pair; onCompare: DuplicatesDialogProps["onCompare"] }) {
  const { one, other, reasons } = pair;
  return (
    <li>
      <Person person={one} />
      <Person person={other} />
      <span className="why">{reasons.map((reason) => REASONS[reason]).join(", ")}</span>
      <RefusableButton
        size="small"
        refusal={useRefusal("clients.merge")}
        aria-label={`Compare ${one.name} and ${other.name}, ${one.id} and ${other.id}`}
        onClick={() => onCompare(one.id, other.id)}
      >
        Compare
      </RefusableButton>
    </li>
  );
}

function Person({ person: { name, email, contact_email, phone } }: { person: MergeSideFragment }) {
  return (
    <div>
      <b>{name}</b>
      <small>{[email ?? contact_email, phone].filter(Boolean).join(", ") || "No address, no number"}</small>
    </div>
  );
}

const Pairs = styled("ul")({
  margin: "-16px 0",
  "& li": {
    display: "grid",
    gridTemplateColumns: "1fr 1fr 128px auto",
    gap: "4px 16px",
    alignItems: "center",
    padding: "10px 0",
    borderBottom: "1px solid var(--line-soft)",
    fontSize: 13,
    lineHeight: "20px",
  },
  "& li > div": { minWidth: 0, overflowWrap: "anywhere" },
  "& b": { display: "block", fontWeight: 500 },
  "& small, & .why": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "@media (max-width: 599.95px)": {
    "& li": { gridTemplateColumns: "1fr auto" },
    "& li > div": { gridColumn: "1 / -1" },
  },
});
