import { sql } from "kysely";
import type { Sql } from "#api/db/grouping.ts";
import { TENANT_ID } from "#api/db/tenant-naming.ts";
import type { TenantTransaction } from "#api/db/transaction.ts";
import {
  addedUp,
  allMonths,
  columnsOf,
  inStretches,
  marksAsList,
  type Counted,
  type Days,
  type DayTable,
} from "./day-tables.ts";
import { wholeMonths, wholeYears, yearsOf } from "./months.ts";

/** A table that is also aggregated by year, with `day` its first: by month, a query over years would read many rows. */
export interface YearTable extends DayTable {
  years: { name: "service_revenue_years" | "visitor_years"; deletion: Sql };
}

/** All days, with one row for each unchanged whole year, and for each such month of the others. */
export function allYears(table: YearTable, days: Days): Sql {
  const { months: ofDays, rest } = wholeMonths(days, days.start);
  const { years, months } = wholeYears(ofDays);
  if (years.length === 0) return allMonths(table, days);
  const longer = [
    { name: table.years.name, firsts: years },
    { name: table.months.name, firsts: months },
  ];
  return inStretches(table, days, longer, rest);
}

/** Stores the years in which these days lie; their months must be stored before. */
export async function storeYears(
  trx: TenantTransaction,
  tables: readonly YearTable[],
  { uncounted }: Pick<Counted, "uncounted">,
): Promise<void> {
  const firsts = marksAsList(yearsOf(uncounted));
  for (const table of tables) {
    const { years, months, columns } = table;
    await sql`${years.deletion} where t.tenant_id = ${TENANT_ID}
      and (t.location_id, t.day) in ${firsts}`.execute(trx);
    await sql`insert into ${sql.table(years.name)} (tenant_id, ${columnsOf(table)})
      select l.tenant_id, x.* from locations l
      join (${addedUp({ name: months.name, columns }, "year", firsts)}) x on x.location_id = l.id
      where l.tenant_id = ${TENANT_ID}`.execute(trx);
  }
}

export async function forgetYears(trx: TenantTransaction, tables: readonly YearTable[]): Promise<void> {
  for (const { years } of tables) await sql`${years.deletion} where t.tenant_id = ${TENANT_ID}`.execute(trx);
}
