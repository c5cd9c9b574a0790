import { styled } from "@mui/material/styles";
import { explain } from "#web/apollo/explain-fault.ts";
import { Screen } from "#web/screen/Screen.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { ErrorState } from "#web/ui/page/ErrorState.tsx";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ComparedTable } from "./ComparedTable.tsx";
import { MeantCard } from "./MeantCard.tsx";
import { useOverlapProofQuery, type OverlapProofShownFragment } from "./overlap-proof.generated.ts";
import { Verdict } from "./Verdict.tsx";

/** Shows owners that nobody and nothing is double-booked: computed on request, not cached. */
export function NoOverlapScreen() {
  const { data, error, loading, refetch } = useOverlapProofQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const proof = data?.overlapProof;
  const check = () => void refetch();
  return (
    <Screen title="No-overlap proof">
      {proof ? <Proof proof={proof} isChecking={loading} onCheck={check} /> : null}
      {!proof && error ? <ErrorState title="The check did not run" error={explain(error)} onRetry={check} /> : null}
      {!proof && !error ? <CardsSkeleton /> : null}
    </Screen>
  );
}

interface ProofProps {
  proof: OverlapProofShownFragment;
  isChecking: boolean;
  onCheck: () => void;
}

function Proof({ proof, isChecking, onCheck }: ProofProps) {
  return (
    <Columns>
      <div>
        <Verdict proof={proof} isChecking={isChecking} onCheck={onCheck} />
        <ComparedTable compared={proof.compared} />
        <ConstraintCard name={proof.constraint_name} text={proof.constraint_text} />
      </div>
      <div>
        <Card title="How it holds">
          <div className="words">
            <p>
              Each booking writes what it occupies as claims. The database itself refuses a second claim on the same
              bay, coach or client for the same time, whoever asks and however fast.
            </p>
            <p>This page reads every claim again and compares neighbours, without trusting the rule.</p>
          </div>
        </Card>
        <MeantCard total={proof.meant_total} meant={proof.meant} />
      </div>
    </Columns>
  );
}

const Columns = styled("div")({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(280px, 376px)",
  alignItems: "start",
  gap: 16,
  padding: 16,
  "& > div": { display: "flex", flexDirection: "column", gap: 16, minWidth: 0 },
  "& .words": { padding: "0 16px 16px", fontSize: 13, lineHeight: "20px", color: "var(--text-2)" },
  "& .words p + p": { marginTop: 8 },
  "@media (max-width: 1023.95px)": { gridTemplateColumns: "minmax(0, 1fr)" },
});

/** The database constraint, verbatim. */
function ConstraintCard({ name, text }: { name: string; text: string }) {
  return (
    <Card title="The rule that forbids it" note="As it is in your database now">
      <Code tabIndex={0} aria-label="The rule">
        {`ALTER TABLE claims ADD CONSTRAINT ${name}\n  ${text};`}
      </Code>
    </Card>
  );
}

const Code = styled("pre")({
  margin: 0,
  padding: "12px 16px 16px",
  borderTop: "1px solid var(--line)",
  overflowX: "auto",
  fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  fontSize: 12,
  lineHeight: "20px",
  whiteSpace: "pre-wrap",
});
