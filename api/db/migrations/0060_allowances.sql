-- What a period of a membership gives for bookings, as the plan was when the period began.
create table allowance_grants (
  tenant_id uuid not null,
  id integer generated always as identity,
  membership_id integer not null,
  plan_id integer not null,
  period_start date not null,
  position integer not null,
  unit text not null check (unit in ('minutes', 'credits')),
  quantity integer not null check (quantity > 0),
  service_id integer,
  resource_type_id integer,
  rollover_limit integer not null default 0 check (rollover_limit >= 0),
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  -- A period that begins twice finds its own.
  unique (tenant_id, membership_id, plan_id, period_start, position),
  foreign key (tenant_id, membership_id) references memberships,
  foreign key (tenant_id, plan_id) references membership_plans,
  foreign key (tenant_id, service_id) references services,
  foreign key (tenant_id, resource_type_id) references resource_types,
  check (num_nonnulls(service_id, resource_type_id) <= 1)
);

-- Only ever added to: what is left of a grant is the sum of its entries.
create table allowance_entries (
  tenant_id uuid not null,
  id integer generated always as identity,
  grant_id integer not null,
  kind text not null check (kind in ('grant', 'use', 'return', 'roll_over', 'expire', 'adjust')),
  amount integer not null check (amount <> 0),
  booking_id integer,
  reason text,
  created_by integer,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, grant_id) references allowance_grants,
  foreign key (tenant_id, booking_id) references bookings,
  foreign key (tenant_id, created_by) references users,
  check ((kind in ('use', 'return')) = (booking_id is not null)),
  check ((kind = 'adjust') = (reason is not null))
);
create index allowance_entries_by_grant on allowance_entries (tenant_id, grant_id, id);
create index allowance_entries_by_booking on allowance_entries (tenant_id, booking_id) where booking_id is not null;

call protect_tenant_table('allowance_grants');
call protect_tenant_table('allowance_entries');

-- What an allowance covers of a booking's price; the price is what is left to pay.
alter table bookings add column covered_amount bigint not null default 0 check (covered_amount >= 0);

-- Periods that run already give what their plan gives today.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    with given as (
      insert into allowance_grants (tenant_id, membership_id, plan_id, period_start, position, unit, quantity, service_id,
        resource_type_id, rollover_limit)
      select m.tenant_id, m.id, m.plan_id, m.period_start, b.position, b.unit, b.quantity, b.service_id,
        b.resource_type_id, b.rollover_limit
      from memberships m
      join membership_plan_benefits b on b.tenant_id = company and b.plan_id = m.plan_id
      where m.tenant_id = company and m.status <> 'cancelled'
      returning tenant_id, id, quantity
    )
    insert into allowance_entries (tenant_id, grant_id, kind, amount, created_at)
    select tenant_id, id, 'grant', quantity, now() from given;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
