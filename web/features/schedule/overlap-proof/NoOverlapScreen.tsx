import { styled } from "@mui/material/styles";
import { Screen } from "#web/screen/Screen.tsx";
import { Unloaded } from "#web/screen/Unloaded.tsx";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { Columns } from "#web/ui/layout/Columns.ts";
import { CardsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { ComparedTable } from "./ComparedTable.tsx";
import { MeantCard } from "./MeantCard.tsx";
import { useOverlapProofQuery, type OverlapProofShownFragment } from "./overlap-proof.generated.ts";
import { Verdict } from "./Verdict.tsx";

/** Shows owners that nobody and nothing is double-booked: computed on request, not cached. */
export function NoOverlapScreen() {
  const query = useOverlapProofQuery({
    fetchPolicy: "network-only",
    notifyOnNetworkStatusChange: true,
  });
  const proof = query.data?.overlapProof;
  return (
    <Screen title="No-overlap proof">
      {proof ? (
        <Proof proof={proof} isChecking={query.loading} onCheck={() => void query.refetch()} />
      ) : (
        <Unloaded failure="The check did not run" query={query} waiting={<CardsSkeleton />} />
      )}
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
    <Columns inset aside={376}>
      <div>
        <Verdict proof={proof} isChecking={isChecking} onCheck={onCheck} />
        <ComparedTable compared={proof.compared} />
        <ConstraintCard name={proof.constraint_name} text={proof.constraint_text} />
      </div>
      <div>
        <Card title="How it holds">
          <CardBody style={{ color: "var(--text-2)" }}>
            <p>
              Each booking writes what it occupies as claims. The database itself refuses a second claim on the same
              bay, coach or client for the same time, whoever asks and however fast.
            </p>
            <p>This page reads every claim again and compares neighbours, without trusting the rule.</p>
          </CardBody>
        </Card>
        <MeantCard total={proof.meant_total} meant={proof.meant} />
      </div>
    </Columns>
  );
}

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
