-- A class is a service that a coach teaches to many at once; its dates are sessions, and a seat is a booking.
alter table services drop constraint services_kind_check;
alter table services add constraint services_kind_check check (kind in ('resource', 'coach', 'class'));
alter table services drop constraint services_check;
alter table services add constraint services_bay_time_has_type check (kind <> 'resource' or resource_type_id is not null);

-- What a weekly class was scheduled as: wall time and zone, so that the clock on the wall stays when the clocks change.
create table class_series (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  service_id integer not null,
  location_id integer not null,
  resource_id integer,
  coach_id integer,
  weekdays text[] not null check (
    weekdays <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] and cardinality(weekdays) > 0),
  starts wall_time not null,
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  timezone text not null,
  from_date date not null,
  capacity integer not null check (capacity > 0),
  price_amount bigint not null check (price_amount >= 0),
  level text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, service_id) references services,
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, resource_id) references resources,
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id)
);

create table class_sessions (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  series_id integer,
  service_id integer not null,
  location_id integer not null,
  resource_id integer,
  coach_id integer,
  start_time timestamptz not null,
  end_time timestamptz not null,
  capacity integer not null check (capacity > 0),
  price_amount bigint not null check (price_amount >= 0),
  price_currency text not null,
  level text,
  status text not null default 'scheduled' check (status in ('scheduled', 'cancelled')),
  cancelled_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, series_id) references class_series,
  foreign key (tenant_id, service_id) references services,
  foreign key (tenant_id, location_id) references locations,
  foreign key (tenant_id, resource_id) references resources,
  foreign key (tenant_id, coach_id) references coaches (tenant_id, user_id),
  check (start_time < end_time),
  check ((status = 'cancelled') = (cancelled_at is not null))
);
create index class_sessions_by_start on class_sessions (tenant_id, start_time, id);
create index class_sessions_by_series on class_sessions (tenant_id, series_id, start_time) where series_id is not null;

alter table bookings
  add column class_session_id integer,
  add foreign key (tenant_id, class_session_id) references class_sessions;
create index bookings_by_class on bookings (tenant_id, class_session_id) where class_session_id is not null;

-- A class holds its coach and its bay; a booking of it holds numbered seats, guarded by the same constraint as all else.
alter table claims
  alter column booking_id drop not null,
  add column class_session_id integer,
  add column seat_session_id integer,
  add column seat integer check (seat > 0),
  add foreign key (tenant_id, class_session_id) references class_sessions on delete cascade,
  add foreign key (tenant_id, seat_session_id) references class_sessions,
  add check (num_nonnulls(booking_id, class_session_id) = 1),
  add check ((seat_session_id is null) = (seat is null));
alter table claims drop constraint claims_check;
alter table claims add constraint claims_one_owner check (num_nonnulls(resource_id, coach_id, client_id, seat_session_id) = 1);
alter table claims alter column owner set expression as (
  case when resource_id is not null then 'resource:' || resource_id
       when coach_id is not null then 'coach:' || coach_id
       when client_id is not null then 'client:' || client_id
       else 'seat:' || seat_session_id || ':' || seat end);
create index claims_by_class on claims (tenant_id, class_session_id) where class_session_id is not null;
create index claims_by_seat on claims (tenant_id, seat_session_id, seat) where seat_session_id is not null;

call protect_tenant_table('class_series');
call protect_tenant_table('class_sessions');
