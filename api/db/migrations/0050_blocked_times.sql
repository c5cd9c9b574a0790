-- A time in which bays, a coach or a whole location cannot be booked. It takes its place through the claims, as a booking does.
create table blocked_times (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  location_id integer not null,
  scope text not null check (scope in ('resources', 'coach', 'location')),
  -- Of a whole location: all bays that were in use when it was blocked.
  resource_ids integer[] not null,
  coach_id integer,
  kind text not null check (kind in ('repair', 'cleaning', 'event', 'private')),
  reason text not null,
  colour text not null check (colour in ('grey', 'amber', 'red', 'violet', 'blue', 'teal')),
  start_time timestamptz not null,
  end_time timestamptz not null,
  removed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id),
  check (start_time < end_time),
  check ((scope = 'coach') = (coach_id is not null)),
  check (scope <> 'resources' or cardinality(resource_ids) > 0)
);
create index blocked_times_by_end on blocked_times (tenant_id, end_time, start_time) where removed_at is null;

-- What lasts longer than two days claims piece by piece, each as short as any other claim.
alter table claims
  add column blocked_time_id integer,
  add foreign key (tenant_id, blocked_time_id) references blocked_times on delete cascade,
  drop constraint claims_check1,
  add constraint claims_one_holder check (num_nonnulls(booking_id, class_session_id, blocked_time_id) = 1);
create index claims_by_blocked_time on claims (tenant_id, blocked_time_id) where blocked_time_id is not null;

call protect_tenant_table('blocked_times');

create trigger note_made after insert on blocked_times referencing new table as made
  for each statement execute function note_booked('blocked_time');
create trigger note_changed after update on blocked_times referencing old table as gone new table as made
  for each statement execute function note_booked('blocked_time');
