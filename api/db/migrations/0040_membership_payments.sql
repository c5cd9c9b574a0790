-- What is paid for a membership is money like any other: it lies in a drawer and has its receipt.
alter table payments
  add column membership_invoice_id integer,
  add foreign key (tenant_id, membership_invoice_id) references membership_invoices,
  add check (num_nonnulls(booking_id, membership_invoice_id) <= 1);
create unique index payments_of_invoice on payments (tenant_id, membership_invoice_id)
  where membership_invoice_id is not null;

alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'receivable', 'cash', 'card', 'terminal', 'bank', 'other', 'credit', 'tips',
  'bookings', 'memberships', 'fees', 'waived', 'refunds', 'cash_difference'));
