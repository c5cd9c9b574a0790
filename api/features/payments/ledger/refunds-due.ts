import type { Money } from "#schema/shared/money.ts";
import { bookingBalance } from "./booking-balance.ts";
import { figuresOfMany } from "./queries.ts";
import type { LedgerWriting } from "./service.ts";

/** What the venue owes for bookings and is not on its way back yet, by booking; or would owe, if so much more were charged. */
export async function refundsDueOf(
  { db, tenant_id }: Pick<LedgerWriting, "db" | "tenant_id">,
  bookingIds: number[],
  more: ReadonlyMap<number, number> = new Map(),
): Promise<Map<number, Money>> {
  const found = await figuresOfMany(db, { tenant_id, booking_ids: bookingIds });
  return new Map(
    [...found].map(([id, { sums, currency }]) => {
      const { balance } = bookingBalance({ ...sums, balance: sums.balance + (more.get(id) ?? 0) });
      return [id, { amount: Math.max(0, -balance - sums.refunding), currency }];
    }),
  );
}
