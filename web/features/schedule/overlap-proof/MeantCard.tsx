import { styled } from "@mui/material/styles";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardBody } from "#web/ui/card/CardBody.ts";
import { countText } from "#web/ui/text/count-text.ts";
import type { OverlapProofShownFragment } from "./overlap-proof.generated.ts";

interface MeantCardProps {
  total: number;
  meant: OverlapProofShownFragment["meant"];
}

/** Times at which a client was deliberately double-booked: without a claim, but with a reason. */
export function MeantCard({ total, meant }: MeantCardProps) {
  return (
    <Card title="Meant, with a reason">
      <Body>
        <p>
          {total === 0
            ? "No client was booked twice on purpose."
            : `${countText(total, "time")} a client was booked twice on purpose, by staff${total > meant.length ? "; the latest:" : ":"}`}
        </p>
        {meant.map(({ booking_id, client_name, local_start, reason, author_name }) => (
          <div key={booking_id}>
            <b>
              {client_name}, {wallTimeOf(local_start).date}
            </b>
            “{reason}”{author_name === null ? null : `, ${author_name}`}
          </div>
        ))}
      </Body>
    </Card>
  );
}

const Body = styled(CardBody)({
  color: "var(--text-2)",
  overflowWrap: "anywhere",
  "& b": { display: "block", color: "var(--text)" },
});
