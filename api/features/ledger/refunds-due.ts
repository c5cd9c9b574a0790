import { bookingBalance } from "#api/features/ledger/booking-balance.ts";
import { bookingFigures, figuresOfMany } from "#api/features/ledger/queries.ts";
import type { LedgerWriting } from "#api/features/ledger/service.ts";
import { notFound } from "#api/http/errors.ts";
import type { Money } from "#schema/shared/money.ts";

/** What the venue would owe for a booking, beside what is on its way back, if so much more or less were charged for it. */
export async function refundIfCharged(
  { db, tenant_id }: Pick<LedgerWriting, "db" | "tenant_id">,
  bookingId: number,
  more: number,
): Promise<number> {
  const found = await bookingFigures(db, { tenant_id, booking_id: bookingId });
  if (!found) throw notFound("booking");
  const { sums } = found;
  const { balance } = bookingBalance({ ...sums, balance: sums.balance + more });
  return Math.max(0, -balance - sums.refunding);
}

/** What the venue owes for bookings and is not on its way back yet, by booking. */
export async function refundsDueOf(
  { db, tenant_id }: Pick<LedgerWriting, "db" | "tenant_id">,
  bookingIds: number[],
): Promise<Map<number, Money>> {
  const found = await figuresOfMany(db, { tenant_id, booking_ids: bookingIds });
  return new Map(
    [...found].map(([id, { sums, currency }]) => {
      const { balance } = bookingBalance(sums);
      return [id, { amount: Math.max(0, -balance - sums.refunding), currency }];
    }),
  );
}
