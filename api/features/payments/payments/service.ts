import type { z } from "zod";
import { can } from "#api/auth/caller.ts";
import type { Call } from "#api/call/call.ts";
import type { CsvFile } from "#api/call/csv-file.ts";
import { inPages } from "#api/csv/batches.ts";
import { exportName } from "#api/csv/export-name.ts";
import { moneyCell } from "#api/csv/money-cell.ts";
import { metaOf, type PageQuery } from "#api/db/paging.ts";
import { notFound } from "#api/errors/errors.ts";
import type { Tenant } from "#api/tenancy/tenant.ts";
import { instantAt } from "#api/time/instants.ts";
import { dayBounds } from "#api/time/wall-time.ts";
import { reportZoneOf } from "#api/time/zone.ts";
import type { Payment, PaymentPage } from "#schema/payments/payments/models.ts";
import type { PaymentExportQuery, PaymentListQuery } from "#schema/payments/payments/operations.ts";
import type { CsvCell } from "#schema/shared/csv-line.ts";
import { listPayments, type PaymentTimes } from "./list-queries.ts";
import type { PaymentRow } from "./payment-row.ts";
import { presentPayment } from "./present.ts";
import { findPayment, mailedReceipts, paymentsOfBookings, setVoided, taxNames } from "./queries.ts";

/** A payment as it is now, before it is presented. */
export const currentPayment = ({ db, tenant }: Call, id: number): Promise<PaymentRow | undefined> =>
  findPayment(db, tenant.tenant_id, id);

/** The payments of bookings, the newest first. */
export const paymentsFor = ({ db, tenant }: Call, bookingIds: readonly number[]): Promise<PaymentRow[]> =>
  paymentsOfBookings(db, tenant.tenant_id, bookingIds);

/** To whom the receipt of a payment was mailed. */
export const receiptMailedTo = ({ db, tenant }: Call, id: number): Promise<string[]> =>
  mailedReceipts(db, tenant.tenant_id, id);

/** Marks a payment as recorded by mistake; nothing of it is refunded any more. */
export const markVoided = ({ db, tenant }: Call, id: number, voided: Parameters<typeof setVoided>[3]): Promise<void> =>
  setVoided(db, tenant.tenant_id, id, voided);

type ListedPayments = Omit<PaymentListQuery, "total"> & { total?: boolean | undefined };

export async function payments(call: Call, query: ListedPayments): Promise<z.infer<typeof PaymentPage>> {
  const { db, tenant } = call;
  const { rows, total } = await listPayments(db, tenant.tenant_id, {
    ...query,
    seesClients: can(call.caller, "clients.read") === "yes",
    times: timesOf(tenant, query),
  });
  return { data: rows.map((row) => presentPayment(row, tenant.timezone)), meta: metaOf(query, total) };
}

export async function payment({ db, tenant }: Call, id: number): Promise<Payment> {
  const row = await findPayment(db, tenant.tenant_id, id);
  if (!row) throw notFound("payment");
  return presentPayment(row, tenant.timezone);
}

const HEAD = [
  "number",
  "local_time",
  "payer",
  "for",
  "booking_id",
  "location",
  "method",
  "amount",
  "tip",
  "refunded",
  "currency",
  "taken_by",
  "note",
  "tax",
  "recorded_by_mistake",
  "void_reason",
  "refunded_tip",
];

export async function exportPayments(call: Call, filters: PaymentExportQuery): Promise<CsvFile> {
  const sort = { sortBy: "created_at", sortDir: "desc" } as const;
  const names = await taxNames(call.db, call.tenant.tenant_id);
  // One tax is in the column of all of them already.
  const apart = names.length > 1 ? names : [];
  const read = (current: Call, paging: PageQuery) => payments(current, { ...filters, ...sort, ...paging });
  const batches = inPages(call, read, (row) => lineOf(row, apart));
  return { name: exportName(call, "payments"), head: [...HEAD, ...apart.map((name) => `tax ${name}`)], batches };
}

function lineOf(row: Payment, apart: readonly string[]): CsvCell[][] {
  return [
    [
      row.number,
      minuteOf(row.local_time),
      row.payer_name,
      row.description,
      row.booking_id,
      row.location_name,
      row.method,
      moneyCell(row.amount),
      moneyCell(row.tip),
      moneyCell(row.refunded),
      row.amount.currency,
      row.taken_by_name,
      row.note,
      row.tax && moneyCell(row.tax.tax),
      row.voided_time && minuteOf(row.voided_time),
      row.void_reason,
      moneyCell(row.refunded_tip),
      ...apart.map((name) => {
        const tax = row.taxes.find((one) => one.name === name);
        return tax ? moneyCell(tax.tax) : null;
      }),
    ],
  ];
}

const minuteOf = (time: string): string => time.slice(0, 16).replace("T", " ");

/** Returns the instants at which whole days of the company's reports begin and end. */
function timesOf(company: Tenant, { date_from, date_to }: PaymentExportQuery): PaymentTimes {
  const days = reportZoneOf(null, company);
  return {
    from: date_from === undefined ? undefined : instantAt(dayBounds(date_from, days).from),
    to: date_to === undefined ? undefined : instantAt(dayBounds(date_to, days).to),
  };
}
