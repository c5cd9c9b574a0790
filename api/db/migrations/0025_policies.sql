-- A version of the rules that a service is booked under. It is never changed: a booking names the one it was made with.
create table policies (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  rules jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);

alter table services
  add column policy_id integer,
  add foreign key (tenant_id, policy_id) references policies;

alter table bookings
  add column policy_id integer,
  add foreign key (tenant_id, policy_id) references policies;

-- What a late cancellation, a no-show or a move came to under the agreed rules.
create table amounts_due (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  booking_id integer not null,
  kind text not null check (kind in ('cancellation', 'no_show', 'reschedule')),
  amount bigint not null check (amount > 0),
  currency text not null,
  policy_id integer not null,
  created_at timestamptz not null,
  waived_at timestamptz,
  waived_by integer,
  waived_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, booking_id) references bookings on delete cascade,
  foreign key (tenant_id, policy_id) references policies,
  foreign key (tenant_id, waived_by) references users,
  check (num_nonnulls(waived_at, waived_by, waived_reason) in (0, 3))
);
create index amounts_due_by_booking on amounts_due (tenant_id, booking_id);
create unique index amounts_due_once on amounts_due (tenant_id, booking_id, kind) where kind <> 'reschedule';

call protect_tenant_table('policies');
call protect_tenant_table('amounts_due');
