import { METHOD_LOOKS, signedMoney } from "#web/features/payments/shared/format-payment.ts";
import type { Venue } from "#web/tenant/venue.ts";
import { formatDay } from "#web/time/format-day.ts";
import { formatTime } from "#web/time/format.ts";
import { Card } from "#web/ui/card/Card.tsx";
import { CardNote } from "#web/ui/card/CardNote.ts";
import { Icon } from "#web/ui/icon/Icon.tsx";
import { Rows } from "#web/ui/layout/Rows.ts";
import { ErrorState, type LoadError } from "#web/ui/page/ErrorState.tsx";
import { RowsSkeleton } from "#web/ui/page/Skeletons.tsx";
import { countText } from "#web/ui/text/count-text.ts";
import { Money } from "#web/ui/text/Money.tsx";
import type { CashUpItemFragment, CashUpSheetShownFragment } from "./cash-up.generated.ts";

interface SheetProps {
  sheet: CashUpSheetShownFragment;
  venue: Venue;
}

/** The expected contents of the drawer according to the ledger, entry by entry. */
export function DrawerCard({ sheet, venue }: SheetProps) {
  const { locale } = venue;
  const { amount: expected, currency } = sheet.expected;
  const since = sheet.moves.reduce((rest, { amount }) => rest - amount.amount, expected - sheet.opening.amount);
  return (
    <Card title="Expected in the drawer" note={<Money {...sheet.expected} locale={locale} />}>
      <Rows inset>
        <li>
          <span className="time" />
          <span className="what">In the drawer before</span>
          <Money {...sheet.opening} locale={locale} />
        </li>
        {sheet.moves.map((move) => (
          <li key={move.id}>
            <span className="time">{formatTime(move.local_time, venue)}</span>
            <span className="what">
              {move.kind === "cash_up" ? `Cash-up${move.description ? `: ${move.description}` : ""}` : move.description}
              <small>{move.by_name}</small>
            </span>
            <span>{signedMoney(move.amount, locale)}</span>
          </li>
        ))}
        {since === 0 ? null : (
          <li>
            <span className="time" />
            <span className="what">Since that day</span>
            <span>{signedMoney({ amount: since, currency }, locale)}</span>
          </li>
        )}
      </Rows>
    </Card>
  );
}

/** Payments by other methods, which need no counting. */
export function OthersCard({ sheet, locale }: { sheet: CashUpSheetShownFragment; locale: string }) {
  return (
    <Card title="Not cash" note="Nothing to count">
      {sheet.others.length === 0 ? (
        <CardNote>No other payments on this day.</CardNote>
      ) : (
        <Rows inset>
          {sheet.others.map(({ method, count, amount }) => (
            <li key={method}>
              <Icon name={METHOD_LOOKS[method].icon} />
              <span className="what">
                {METHOD_LOOKS[method].label}
                <small>{count === 0 ? "Refunded" : countText(count, "payment")}</small>
              </span>
              <Money {...amount} locale={locale} />
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}

interface PastDaysCardProps {
  /** Undefined until they have loaded. */
  days: readonly CashUpItemFragment[] | undefined;
  error: LoadError | undefined;
  onRetry: () => void;
  venue: Venue;
}

/** The days last closed at this location. */
export function PastDaysCard({ days, error, onRetry, venue }: PastDaysCardProps) {
  if (!days) {
    return (
      <Card title="Closed days">
        {error ? <ErrorState title="The closed days did not load" error={error} onRetry={onRetry} /> : null}
        {error ? null : <RowsSkeleton rows={3} rowHeight={40} />}
      </Card>
    );
  }
  return (
    <Card title="Closed days">
      {days.length === 0 ? (
        <CardNote>No day has been closed here yet.</CardNote>
      ) : (
        <Rows inset>
          {days.map((one) => (
            <li key={one.id}>
              <span className="what">
                {formatDay(one.day, venue)}, {one.closed_by_name}
                <small>
                  {one.reopened_by_name
                    ? `Opened again by ${one.reopened_by_name}: ${one.reopened_reason}`
                    : one.reason}
                </small>
              </span>
              <span>
                <Money {...one.counted} locale={venue.locale} />
                {one.difference.amount === 0 ? null : <small> ({signedMoney(one.difference, venue.locale)})</small>}
              </span>
            </li>
          ))}
        </Rows>
      )}
    </Card>
  );
}
