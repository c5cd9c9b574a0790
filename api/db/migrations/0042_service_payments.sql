-- A card payment for a time that is held, from its beginning to the booking or the refund that it ends in. The hold itself
-- is gone where it ended unpaid. Who comes is kept until then, and forgotten after it.
create table service_payments (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  booking_id integer not null,
  kind text not null check (kind in ('deposit', 'full')),
  state text not null default 'open' check (state in ('open', 'booked', 'refunding', 'refunded', 'cancelled')),
  amount bigint not null check (amount > 0),
  currency text not null,
  platform_fee bigint not null check (platform_fee >= 0),
  account_id text not null,
  provider_payment_id text,
  client_id integer,
  guest jsonb,
  client_note text,
  refund_id text,
  -- Why it is refunded, or why the provider could not be asked.
  failure text,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references users,
  -- However often somebody begins: one payment.
  unique nulls not distinct (tenant_id, booking_id, kind, account_id, client_id)
);
create unique index service_payments_of_provider on service_payments (tenant_id, provider_payment_id)
  where provider_payment_id is not null;
create index service_payments_unsettled on service_payments (tenant_id, created_at)
  where state in ('open', 'refunding');

-- A client as the provider knows them in a venue's own account, where their cards are saved.
create table provider_customers (
  tenant_id uuid not null references tenants,
  account_id text not null,
  client_id integer not null,
  customer_id text not null,
  primary key (tenant_id, account_id, client_id),
  foreign key (tenant_id, client_id) references users on delete cascade
);

call protect_tenant_table('service_payments');
call protect_tenant_table('provider_customers');
