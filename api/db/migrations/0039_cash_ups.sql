-- The end of a desk's day: what lay in the drawer, what the ledger expected, and what was left in it.
create table cash_ups (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  location_id integer not null,
  day date not null,
  currency text not null,
  expected_amount bigint not null,
  counted_amount bigint not null check (counted_amount >= 0),
  float_amount bigint not null,
  reason text,
  closed_by integer not null,
  closed_at timestamptz not null,
  reopened_by integer,
  reopened_at timestamptz,
  reopened_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, closed_by) references users,
  foreign key (tenant_id, reopened_by) references users,
  check (float_amount between 0 and counted_amount),
  check (counted_amount = expected_amount or reason is not null),
  check (num_nonnulls(reopened_by, reopened_at, reopened_reason) in (0, 3))
);
create unique index cash_ups_once on cash_ups (tenant_id, location_id, day) where reopened_at is null;
create index cash_ups_by_location on cash_ups (tenant_id, location_id, id desc);

-- What a drawer holds is asked at each cash-up.
create index ledger_entries_of_cash on ledger_entries (tenant_id, transaction_id) include (amount, currency)
  where account = 'cash';

call protect_tenant_table('cash_ups');
revoke delete on cash_ups from fairway_app;
