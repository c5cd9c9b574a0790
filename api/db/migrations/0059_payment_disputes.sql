-- A payment by card that its holder disputes at their bank, as the payment provider last told it, until the bank has decided.
create table payment_disputes (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  payment_id integer not null,
  booking_id integer not null,
  provider_dispute_id text not null,
  provider_status text not null,
  reason text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  -- Until then the venue may answer.
  due_by timestamptz,
  -- Whether the payment can be given back all the same: while the bank only asks.
  is_refundable boolean not null,
  -- What of it has left the venue's account and stands in the ledger.
  withdrawn_amount bigint not null default 0,
  -- When the provider was asked: an answer to an earlier question never overwrites a later one.
  asked_at timestamptz not null,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, provider_dispute_id),
  foreign key (tenant_id, payment_id) references payments,
  foreign key (tenant_id, booking_id) references bookings
);
create index payment_disputes_by_payment on payment_disputes (tenant_id, payment_id, id);

call protect_tenant_table('payment_disputes');

alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
  'charge', 'fee', 'payment', 'refund', 'dispute', 'waiver', 'credit', 'cash_up'));
alter table ledger_entries drop constraint ledger_entries_account_check;
alter table ledger_entries add constraint ledger_entries_account_check check (account in (
  'receivable', 'cash', 'card', 'terminal', 'bank', 'other', 'credit', 'tips',
  'bookings', 'memberships', 'fees', 'waived', 'refunds', 'disputed', 'cash_difference'));
