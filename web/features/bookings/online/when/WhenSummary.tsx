import { formatMoney } from "#schema/shared/format-money.ts";
import { useCompany, useTaxesOn } from "#web/tenant/company.ts";
import { taxNote } from "#web/tenant/tax-note.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatChoice, withWhom, type WholeChoice } from "../frame/choice.ts";
import { dateOf, formatPeople, timeSpan } from "../frame/format-venue.ts";
import { Summary } from "../frame/Summary.tsx";
import type { BookTimeFragment } from "./times.generated.ts";

interface WhenSummaryProps {
  choice: WholeChoice;
  time: BookTimeFragment | undefined;
  isHolding: boolean;
  hint: string;
  onGoOn: () => void;
}

/** The selection so far, with the price of the chosen time. */
export function WhenSummary({ choice, time, isHolding, hint, onGoOn }: WhenSummaryProps) {
  const { locale } = useCompany();
  const taxes = useTaxesOn(choice.service.kind);
  const people = { icon: "people", text: `${formatPeople(choice.party)}, ${withWhom(choice)}` } as const;
  const place = { icon: "location", text: choice.location.name } as const;
  const action = { label: "Continue", isBusy: isHolding, onClick: onGoOn };
  if (!time) {
    return (
      <Summary
        title={formatChoice(choice)}
        lines={[people, place]}
        brief={{ title: formatChoice(choice), detail: people.text }}
        action={action}
        hint={hint}
      />
    );
  }
  const span = timeSpan(time.local_start, time.local_end, choice.location);
  const { currency, amount: others } = time.price;
  const money = (minor: number) => formatMoney(minor, currency, locale);
  const amount = money(time.member_price?.amount ?? others);
  return (
    <Summary
      title={formatChoice(choice)}
      lines={[
        { icon: "calendar", text: `${formatDay(dateOf(time.local_start), choice.location, "withYear")}, ${span}` },
        people,
        place,
      ]}
      price={{ label: `Price, ${currency}`, amount }}
      member={time.member_price ? `Member price: ${amount} instead of ${money(others)}` : undefined}
      tax={taxNote(time.member_price ?? time.price, taxes, locale)}
      brief={{ title: amount, detail: `${formatDay(dateOf(time.local_start), choice.location)}, ${span}` }}
      action={action}
      hint={hint}
    />
  );
}
