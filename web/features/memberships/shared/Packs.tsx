import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
import { Stack } from "#web/ui/layout/Stack.ts";
import { Fine, QuietHeading } from "#web/ui/text/Quiet.ts";
import type { HeldPackFragment } from "./membership.generated.ts";

interface PacksProps {
  packs: readonly HeldPackFragment[];
  formats: DayFormats;
  /** Renders what is left of a pack. */
  children: (pack: HeldPackFragment) => ReactNode;
}

/** Packs held in addition to the membership, each with its end and what is left of it. */
export function Packs({ packs, formats, children }: PacksProps) {
  if (packs.length === 0) return null;
  return (
    <HeldPlans as="section" aria-label="Packs">
      <QuietHeading>Packs</QuietHeading>
      <Fine>Hours that expire first are used first.</Fine>
      {packs.map((pack) => (
        <article key={pack.id}>
          <h4>{pack.plan_name}</h4>
          <p>{[formatEnd(pack, formats), formatOpen(pack, formats)].filter(Boolean).join(" ")}</p>
          {children(pack)}
        </article>
      ))}
    </HeldPlans>
  );
}

const formatEnd = ({ expires_on }: HeldPackFragment, formats: DayFormats): string =>
  expires_on === null ? "Does not end." : `Until ${formatDay(addDays(expires_on, -1), formats, "withYear")}.`;

function formatOpen({ open_amount: { amount, currency } }: HeldPackFragment, formats: DayFormats): string | null {
  return amount > 0 ? `${formatMoney(amount, currency, formats.locale)} is to be paid.` : null;
}

/** Plans that somebody holds, each in a box. */
export const HeldPlans = styled(Stack)({
  gap: 8,
  "& > article": { display: "grid", gap: 6, padding: 12, border: "1px solid var(--line)", borderRadius: "var(--r)" },
  "& > article > :is(h3, h4)": { overflowWrap: "anywhere" },
  "& > article > p": { color: "var(--text-2)" },
  "& > article > .MuiButton-root": { justifySelf: "start" },
});
