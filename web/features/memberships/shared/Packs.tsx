import { styled } from "@mui/material/styles";
import type { ReactNode } from "react";
import { formatMoney } from "#schema/shared/format-money.ts";
import { formatDay, type DayFormats } from "#web/time/format-day.ts";
import { addDays } from "#web/time/wall-clock.ts";
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
    <Held aria-label="Packs">
      <h3>Packs</h3>
      <p>Hours that expire first are used first.</p>
      {packs.map((pack) => (
        <article key={pack.id}>
          <h4>{pack.plan_name}</h4>
          <p>{[formatEnd(pack, formats), formatOpen(pack, formats)].filter(Boolean).join(" ")}</p>
          {children(pack)}
        </article>
      ))}
    </Held>
  );
}

const formatEnd = ({ expires_on }: HeldPackFragment, formats: DayFormats): string =>
  expires_on === null ? "Does not end." : `Until ${formatDay(addDays(expires_on, -1), formats, "withYear")}.`;

function formatOpen({ open_amount: { amount, currency } }: HeldPackFragment, formats: DayFormats): string | null {
  return amount > 0 ? `${formatMoney(amount, currency, formats.locale)} is to be paid.` : null;
}

const Held = styled("section")({
  display: "grid",
  gap: 8,
  "& > h3": { fontSize: 12, lineHeight: "16px", fontWeight: 500, color: "var(--text-2)" },
  "& > p": { margin: "-6px 0 0", fontSize: 12, lineHeight: "16px", color: "var(--text-2)" },
  "& article": {
    display: "grid",
    gap: 6,
    padding: 12,
    border: "1px solid var(--line)",
    borderRadius: "var(--r)",
  },
  "& h4": { fontSize: 14, lineHeight: "20px", fontWeight: 600, overflowWrap: "anywhere" },
  "& article > p": { margin: 0, color: "var(--text-2)" },
});
