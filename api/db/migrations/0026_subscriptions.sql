-- What a company pays the platform: the plan's price as the payment provider knows it, and the platform's share of card payments.
alter table platform_plans
  add column price_id text,
  add column platform_fee_percentage numeric(5, 2) not null default 1.0 check (platform_fee_percentage between 0 and 100);
-- It says the amount: a new amount is a new price, and who subscribed to the old one keeps it.
update platform_plans set
  price_id = concat_ws('_', 'fairway', id, lower(price_currency), price_amount, interval_months || 'm'),
  platform_fee_percentage = case id when 'starter' then 1.5 when 'network' then 0.5 else 1.0 end;
alter table platform_plans alter column price_id set not null, add unique (price_id);

-- A company's subscription to the platform as the payment provider last told it. Test and live payments know different customers.
create table company_subscriptions (
  tenant_id uuid not null references tenants,
  payment_mode text not null check (payment_mode in ('simulated', 'test', 'live')),
  customer_id text not null,
  subscription_id text,
  provider_status text,
  price_id text,
  cancel_at_period_end boolean not null default false,
  cancel_at timestamptz,
  canceled_at timestamptz,
  ended_at timestamptz,
  started_at timestamptz,
  current_period_start timestamptz,
  current_period_end timestamptz,
  card_id text,
  card_brand text,
  card_last4 text,
  card_exp_month integer,
  card_exp_year integer,
  -- When the provider was asked: an answer to an earlier question never overwrites a later one.
  asked_at timestamptz not null,
  -- Counts subscribing: a repetition of one attempt is the same to the provider, the next one is another.
  attempt integer not null default 1,
  busy_until timestamptz,
  primary key (tenant_id, payment_mode)
);

create table company_invoices (
  tenant_id uuid not null references tenants,
  id text not null,
  customer_id text not null,
  number text,
  status text not null,
  description text not null,
  total_amount bigint not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  page_url text,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index company_invoices_by_date on company_invoices (tenant_id, customer_id, created_at desc);

-- Each message of the payment provider once, whatever it is sent again. Only what names it: the rest is asked for.
create table payment_events (
  tenant_id uuid not null references tenants,
  id text not null,
  type text not null,
  created_at timestamptz not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  tries integer not null default 0,
  failure text,
  primary key (tenant_id, id)
);
create index payment_events_waiting on payment_events (tenant_id, received_at) where processed_at is null;

call protect_tenant_table('company_subscriptions');
call protect_tenant_table('company_invoices');
call protect_tenant_table('payment_events');
