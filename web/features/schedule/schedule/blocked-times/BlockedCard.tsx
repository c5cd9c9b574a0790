import Button from "@mui/material/Button";
import { styled } from "@mui/material/styles";
import { formatDay } from "#web/time/format-day.ts";
import { formatTimeRange, type VenueFormats } from "#web/time/format.ts";
import { wallTimeOf } from "#web/time/wall-clock.ts";
import { StateChip } from "#web/ui/state/StateChip.tsx";
import { Facts } from "#web/ui/text/Facts.tsx";
import { KINDS } from "./blocked-form.ts";
import type { BlockedTimeFragment } from "./blocked-times.generated.ts";
import type { BlockedActs } from "./use-blocked-acts.ts";

interface BlockedCardProps {
  blocked: BlockedTimeFragment;
  formats: VenueFormats;
  acts: BlockedActs;
  onEdit: () => void;
  close: () => void;
}

/** Hover card of a blocked time: why, what, when, and its actions. */
export function BlockedCard({ blocked, formats, acts, onEdit, close }: BlockedCardProps) {
  const { kind, colour, reason, target, allowed_actions } = blocked;
  const remove = () => {
    close();
    void acts.remove(blocked);
  };
  return (
    <>
      <Head>
        <h2>{reason}</h2>
        <StateChip tone={colour} icon={KINDS[kind].icon}>
          {`Blocked: ${KINDS[kind].label.toLowerCase()}`}
        </StateChip>
      </Head>
      <Facts
        labelWidth={64}
        facts={[
          { label: "What", value: target },
          { label: "When", value: whenText(blocked, formats) },
        ]}
      />
      {allowed_actions.includes("update") ? (
        <div className="acts">
          <Button variant="contained" size="small" onClick={onEdit}>
            Edit
          </Button>
          <Button size="small" color="error" onClick={remove}>
            Free this time
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** "Sat 21 Nov, 18:00–20:00", or both days if it spans several. */
export function whenText(
  { local_start, local_end }: Pick<BlockedTimeFragment, "local_start" | "local_end">,
  formats: VenueFormats,
): string {
  const [first, last] = [wallTimeOf(local_start), wallTimeOf(local_end)];
  const range = formatTimeRange(local_start, local_end, formats);
  if (first.date === last.date) return `${formatDay(first.date, formats)}, ${range}`;
  const [from, to] = range.split("–");
  return `${formatDay(first.date, formats)}, ${from} – ${formatDay(last.date, formats)}, ${to}`;
}

const Head = styled("div")({ "& h2": { marginBottom: 4, fontSize: 16, lineHeight: "24px", letterSpacing: "-.011em" } });
