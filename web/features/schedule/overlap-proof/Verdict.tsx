import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { useFormatMoment } from "#web/tenant/use-format-moment.ts";
import { useVenues } from "#web/tenant/venue.ts";
import { PLAIN_FORMATS } from "#web/time/format.ts";
import { zoneTown } from "#web/time/wall-clock.ts";
import { Surface } from "#web/ui/card/Surface.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { RoundMark } from "#web/ui/state/RoundMark.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import type { OverlapProofShownFragment } from "./overlap-proof.generated.ts";

interface VerdictProps {
  proof: OverlapProofShownFragment;
  isChecking: boolean;
  onCheck: () => void;
}

/** The result in one sentence, and when and how it was determined. */
export function Verdict({ proof, isChecking, onCheck }: VerdictProps) {
  const { venue = PLAIN_FORMATS } = useVenues();
  const format = useFormatMoment();
  const dayOf = (instant: string | null) => (instant === null ? "none" : format.day(instant));
  const isSound = proof.overlaps === 0;
  return (
    <Box aria-label="Verdict">
      <div className="sentence">
        <RoundMark tone={isSound ? "green" : "red"} icon={isSound ? "check" : "warning"} size={56} />
        <div role="status">
          <h2>
            {countText(proof.overlaps, "overlap")} in {countText(proof.claims, "claim")}
          </h2>
          <p>
            {isSound
              ? "No bay, coach or client is booked twice, past or future."
              : "Something is booked twice. Call support: the database should have refused it."}
          </p>
        </div>
        <Button onClick={onCheck} loading={isChecking} startIcon={<Icon name="refresh" />}>
          Check again
        </Button>
      </div>
      <dl className="figures">
        <div>
          <dt>Checked</dt>
          <dd>
            {format.time(proof.checked_at)}
            <small>
              {format.day(proof.checked_at)}, {zoneTown(venue.timezone)}
            </small>
          </dd>
        </div>
        <div>
          <dt>Took</dt>
          <dd>
            {proof.took_ms.toLocaleString("en")} ms
            <small>Reading all claims</small>
          </dd>
        </div>
        <div>
          <dt>Oldest claim</dt>
          <dd>
            {dayOf(proof.oldest_start)}
            <small>Newest ends {dayOf(proof.newest_end)}</small>
          </dd>
        </div>
      </dl>
    </Box>
  );
}

const Box = styled(Surface)({
  "& .sentence": { display: "flex", alignItems: "center", flexWrap: "wrap", gap: 16, padding: 24 },
  "& .sentence > div": { flex: "1 1 240px", minWidth: 0 },
  "& h2": { fontSize: 24, lineHeight: "32px", letterSpacing: "-.017em" },
  "& p": { color: "var(--text-2)" },
  "& dl": {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(160px, 1fr))",
    borderTop: "1px solid var(--line)",
  },
  "& dl > div": { padding: "12px 24px" },
  "& dt": { fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& dd": { fontSize: 14, lineHeight: "20px", fontWeight: 600 },
  "& small": { display: "block" },
  "@media (max-width: 599.95px)": {
    "& .sentence": { padding: 16 },
    "& dl > div": { padding: "12px 16px" },
    "& h2": { fontSize: 20, lineHeight: "28px" },
  },
});
