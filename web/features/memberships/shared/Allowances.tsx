import type { ReactNode } from "react";
import type { DayFormats } from "#web/time/format-day.ts";
import { Rows } from "#web/ui/layout/Rows.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Meter } from "#web/ui/state/Meter.tsx";
import { Quiet, QuietHeading } from "#web/ui/text/Quiet.ts";
import type { AllowanceLineFragment } from "./allowances.generated.ts";
import { formatAllowanceScope, formatLeft } from "./format-allowance.ts";

interface AllowancesProps {
  allowances: readonly AllowanceLineFragment[];
  formats: DayFormats;
  /** Format of the last day: a pack may end more than a year from now. */
  ends?: "short" | "withYear";
  /** Action for one allowance. */
  action?: (allowance: AllowanceLineFragment) => ReactNode;
}

/** The period's booking allowances, and how much of each is left. */
export function Allowances({ allowances, formats, ends = "short", action }: AllowancesProps) {
  if (allowances.length === 0) return null;
  return (
    <Stack gap={8}>
      <QuietHeading>Included</QuietHeading>
      <Rows plain>
        {allowances.map((allowance) => (
          <li key={allowance.id}>
            <div className="what">
              <b>{formatAllowanceScope(allowance)}</b>
              <Quiet>{formatLeft(allowance, formats, ends)}</Quiet>
              <Meter percent={shareLeft(allowance)} />
            </div>
            {action?.(allowance)}
          </li>
        ))}
      </Rows>
    </Stack>
  );
}

const shareLeft = ({ left, granted }: AllowanceLineFragment): number =>
  granted <= 0 ? 0 : Math.min(100, Math.max(0, (100 * left) / granted));
