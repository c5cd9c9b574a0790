-- The tax on what a company sells from now on. A rate is in thousandths of a percent; each sale keeps the one of its day.
alter table tenants add column tax_name text;
alter table tenants add column tax_rate integer;
alter table tenants add column tax_is_inclusive boolean;
alter table tenants add column tax_number text;
alter table tenants add constraint tenants_tax_is_whole check (
  num_nonnulls(tax_name, tax_rate, tax_is_inclusive) in (0, 3) and (tax_name is not null or tax_number is null));
alter table tenants add constraint tenants_tax_rate_range check (tax_rate between 1 and 100000);

alter table bookings add column tax_rate integer not null default 0;
alter table bookings add constraint bookings_tax_rate_range check (tax_rate between 0 and 100000);

-- As the receipt shows it, whatever the company calls its tax later.
alter table payments add column tax_name text;
alter table payments add column tax_rate integer not null default 0;
alter table payments add column tax_number text;
alter table payments add column tax_amount bigint not null default 0;
alter table payments add column refunded_tax_amount bigint not null default 0;
alter table payments add constraint payments_tax_within check (
  tax_amount between 0 and amount and refunded_tax_amount between 0 and tax_amount);

-- What of a refund was tax, written with what was owed of it.
alter table payment_refunds add column tax_amount bigint not null default 0;

-- The tax in money that was owed and came, or went back: it lies in the account with the rest of it.
alter table ledger_entries add column tax_amount bigint not null default 0;
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'receivable', 'cash', 'card', 'terminal', 'bank', 'other', 'credit', 'tips',
  'bookings', 'memberships', 'fees', 'waived', 'refunds', 'disputed', 'taxes', 'cash_difference'));

-- A membership keeps its price and the rate in it from the day it began; a bill, what of it is tax.
alter table memberships add column tax_rate integer not null default 0;
alter table memberships add constraint memberships_tax_rate_range check (tax_rate between 0 and 100000);
alter table membership_invoices add column tax_rate integer not null default 0;
alter table membership_invoices add column tax_amount bigint not null default 0;
alter table membership_invoices add constraint membership_invoices_tax_within check (tax_amount between 0 and amount);
