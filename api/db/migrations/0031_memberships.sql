-- A client's membership. Days are the company's; a period starts on its day and ends before the next one's.
create table memberships (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  client_id integer not null,
  plan_id integer not null,
  status text not null check (
    status in ('active', 'pause_scheduled', 'paused', 'past_due', 'cancel_scheduled', 'cancelled')),
  -- As agreed when it began: a new price of the plan counts for new members.
  billing_months integer check (billing_months > 0),
  price_amount bigint not null check (price_amount >= 0),
  currency text not null,
  notice_days integer not null default 0,
  -- Left over from a change of plan; the next invoices are so much less.
  credit_amount bigint not null default 0 check (credit_amount >= 0),
  anchor_on date not null,
  period_start date not null,
  period_end date,
  pause_from date,
  pause_until date,
  cancel_on date,
  started_on date not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, client_id) references users,
  foreign key (tenant_id, plan_id) references membership_plans,
  check (period_start < period_end),
  check ((billing_months is null) = (period_end is null)),
  check ((status in ('pause_scheduled', 'paused')) = (pause_from is not null)),
  check (pause_from < pause_until),
  check ((status in ('cancel_scheduled', 'cancelled')) = (cancel_on is not null))
);
create unique index memberships_one_current on memberships (tenant_id, client_id) where status <> 'cancelled';
create index memberships_by_plan on memberships (tenant_id, plan_id, status);
create index memberships_by_client on memberships (tenant_id, client_id, id desc);

-- One for each period and plan: a renewal that runs twice finds its own.
create table membership_invoices (
  tenant_id uuid not null,
  id integer generated always as identity,
  membership_id integer not null,
  plan_id integer not null,
  period_start date not null,
  period_end date,
  amount bigint not null check (amount >= 0),
  currency text not null,
  due_on date not null,
  status text not null default 'open' check (status in ('open', 'paid')),
  method text check (method in ('cash', 'card_terminal', 'transfer', 'other', 'credit')),
  paid_at timestamptz,
  taken_by integer,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships,
  foreign key (tenant_id, plan_id) references membership_plans,
  foreign key (tenant_id, taken_by) references users,
  unique (tenant_id, membership_id, period_start, plan_id),
  check ((status = 'paid') = (paid_at is not null)),
  check ((status = 'paid') = (method is not null))
);
create index membership_invoices_open on membership_invoices (tenant_id, membership_id) where status = 'open';

call protect_tenant_table('memberships');
call protect_tenant_table('membership_invoices');
