-- A company's own account at the payment provider, as the provider last told it. Test and live payments know different ones.
create table connected_accounts (
  tenant_id uuid not null references tenants,
  payment_mode text not null check (payment_mode in ('simulated', 'test', 'live')),
  account_id text not null,
  account_name text,
  account_country text,
  charges_enabled boolean not null,
  payouts_enabled boolean not null,
  details_submitted boolean not null,
  requirements_due text[] not null default '{}',
  requirements_due_by timestamptz,
  disabled_reason text,
  connected_at timestamptz not null,
  -- When the provider was asked: an answer to an earlier question never overwrites a later one.
  asked_at timestamptz not null,
  disconnected_at timestamptz,
  primary key (tenant_id, payment_mode)
);

-- Somebody is at the provider to connect an account: who it was, and the hash of what only their browser was given.
create table connect_attempts (
  tenant_id uuid not null references tenants,
  state_hash bytea not null,
  user_id bigint not null,
  expires_at timestamptz not null,
  primary key (tenant_id, state_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

-- What the provider told a person of the account, for five minutes, and longer where it does not answer.
create table provider_overviews (
  tenant_id uuid not null references tenants,
  user_id bigint not null,
  account_id text not null,
  -- 0: without fees
  fees_window_days integer not null,
  overview jsonb not null,
  fetched_at timestamptz not null,
  primary key (tenant_id, user_id, account_id, fees_window_days),
  foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
);

call protect_tenant_table('connected_accounts');
call protect_tenant_table('connect_attempts');
call protect_tenant_table('provider_overviews');
