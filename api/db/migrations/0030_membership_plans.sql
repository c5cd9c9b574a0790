-- What the company sells by the month: a price, a period, and what each period gives.
create table membership_plans (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  name text not null,
  description text,
  billing_period text not null check (billing_period in ('monthly', 'quarterly', 'semiannual', 'annual', 'custom')),
  price_amount bigint not null check (price_amount >= 0),
  sign_up_fee_amount bigint not null default 0 check (sign_up_fee_amount >= 0),
  notice_days integer not null default 0 check (notice_days >= 0),
  capacity integer check (capacity > 0),
  repurchase_lock_months integer not null default 0 check (repurchase_lock_months >= 0),
  archived_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index membership_plans_name on membership_plans (tenant_id, lower(name)) where archived_at is null;

-- Hours are kept in minutes. Neither service nor type: good for everything that is booked.
create table membership_plan_benefits (
  tenant_id uuid not null,
  plan_id integer not null,
  position integer not null,
  unit text not null check (unit in ('minutes', 'credits')),
  quantity integer not null check (quantity > 0),
  service_id integer,
  resource_type_id integer,
  rollover_limit integer not null default 0 check (rollover_limit >= 0),
  primary key (tenant_id, plan_id, position),
  foreign key (tenant_id, plan_id) references membership_plans on delete cascade,
  foreign key (tenant_id, service_id) references services,
  foreign key (tenant_id, resource_type_id) references resource_types,
  check (num_nonnulls(service_id, resource_type_id) <= 1)
);

call protect_tenant_table('membership_plans');
call protect_tenant_table('membership_plan_benefits');
