import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useId } from "react";
import { explain } from "#web/apollo/explain-fault.ts";
import { useRefusal } from "#web/session/use-refusal.ts";
import { PHONE } from "#web/theme/theme.ts";
import { RefusableButton } from "#web/ui/button/RefusableButton.tsx";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { EmptyState } from "#web/ui/page/EmptyState.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import {
  type ClientDuplicateListQuery,
  type MergeSideFragment,
  useClientDuplicateListQuery,
} from "./merge.generated.ts";

type Pair = NonNullable<ClientDuplicateListQuery["clientDuplicates"]>[number];

const REASONS = { email: "same email", phone: "same telephone", name: "same name" } as const;

interface DuplicatesDialogProps {
  onCompare: (keepId: number, mergeId: number) => void;
  onClose: () => void;
}

/** Pairs of clients who may be one person, the likeliest first. */
export function DuplicatesDialog({ onCompare, onClose }: DuplicatesDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(PHONE, { noSsr: true });
  const { data, error, refetch } = useClientDuplicateListQuery({ fetchPolicy: "cache-and-network" });
  const pairs = data?.clientDuplicates;
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      maxWidth={false}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: isPhone ? {} : { width: 720 } } }}
    >
      <Frame>
        <header>
          <h2 id={titleId}>Possible duplicates</h2>
          <IconButton aria-label="Close" onClick={onClose} edge="end">
            <Icon name="close" />
          </IconButton>
        </header>
        {error && !pairs ? (
          <ErrorState title="The pairs did not load" error={explain(error)} onRetry={() => void refetch()} />
        ) : null}
        {!pairs && !error ? <RowsSkeleton /> : null}
        {pairs?.length === 0 ? (
          <EmptyState title="No duplicates">No two clients share a name, an address or a telephone number.</EmptyState>
        ) : null}
        {pairs && pairs.length > 0 ? (
          <ul>
            {pairs.map((pair) => (
              <PairLine key={`${pair.one.id}-${pair.other.id}`} pair={pair} onCompare={onCompare} />
            ))}
          </ul>
        ) : null}
        <footer>
          <Button onClick={onClose}>Close</Button>
        </footer>
      </Frame>
    </Dialog>
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

const Frame = styled("div")({
  display: "flex",
  flexDirection: "column",
  minHeight: 0,
  "& > header": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    padding: "10px 24px",
    borderBottom: "1px solid var(--line)",
  },
  "& h2": { fontSize: 16, lineHeight: "24px", fontWeight: 600, letterSpacing: "-.011em" },
  "& > ul": { flex: 1, minHeight: 0, margin: 0, padding: "0 24px", overflow: "auto", listStyle: "none" },
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
  "& > footer": {
    display: "flex",
    justifyContent: "flex-end",
    padding: "14px 24px",
    borderTop: "1px solid var(--line)",
  },
  "@media (max-width: 599.95px)": {
    "& > ul": { padding: "0 16px" },
    "& > header, & > footer": { paddingInline: 16 },
    "& li": { gridTemplateColumns: "1fr auto" },
    "& li > div": { gridColumn: "1 / -1" },
  },
});
