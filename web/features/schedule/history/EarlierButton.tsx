import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { yesterdayAt } from "#web/activity/MomentFields.tsx";
import { useRefusal } from "#web/session/use-refusal.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import type { AsOf } from "./use-as-of.ts";

/** Leads to the schedule as it stood, beginning with yesterday. */
export function EarlierButton({ venue, asOf }: { venue: Venue; asOf: AsOf }) {
  const refusal = useRefusal("audit.read");
  const show = () => asOf.show(yesterdayAt(Date.now(), venue.utc_offset));
  return (
    <Tooltip title={refusal ?? "Earlier state"} describeChild={refusal !== undefined}>
      <IconButton
        aria-label="Earlier state"
        aria-disabled={refusal !== undefined}
        sx={refusal === undefined ? {} : { opacity: 0.55, cursor: "default" }}
        onClick={refusal === undefined ? show : undefined}
      >
        <Icon name="clock" />
      </IconButton>
    </Tooltip>
  );
}
