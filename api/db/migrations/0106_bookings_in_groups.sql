-- What questions about bookings in groups ask most, added up by day and month. Each has a row for what its bookings have in
-- common beside their currency; where they have no bay or coach: 0, and where nothing is said: ''. Rows follow from bookings
-- and the ledger alone.

-- When they start, by the clock of the location: Monday is 1.
create table booking_hour_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  weekday integer not null,
  hour integer not null,
  currency text not null,
  bookings integer not null,
  no_shows integer not null,
  marked integer not null,
  cancelled integer not null,
  people integer not null,
  length_ms bigint not null,
  leads integer not null,
  lead_us bigint not null,
  prices bigint not null,
  due bigint not null,
  primary key (tenant_id, location_id, day, weekday, hour, currency),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

-- What is booked of whom, and where it stands.
create table booked_thing_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  service_id integer not null,
  resource_id integer not null,
  coach_id integer not null,
  status text not null,
  payment_status text not null,
  currency text not null,
  bookings integer not null,
  no_shows integer not null,
  marked integer not null,
  cancelled integer not null,
  people integer not null,
  length_ms bigint not null,
  leads integer not null,
  lead_us bigint not null,
  prices bigint not null,
  due bigint not null,
  -- How long before its start each was made: a median is none of sums.
  lead_hours double precision[] not null,
  primary key (tenant_id, location_id, day, service_id, resource_id, coach_id, status, payment_status, currency),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

-- How they were made and cancelled.
create table booking_way_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  source text not null,
  lead_band text not null,
  notice text not null,
  cancel_reason text not null,
  currency text not null,
  bookings integer not null,
  no_shows integer not null,
  marked integer not null,
  cancelled integer not null,
  people integer not null,
  length_ms bigint not null,
  leads integer not null,
  lead_us bigint not null,
  prices bigint not null,
  due bigint not null,
  primary key (tenant_id, location_id, day, source, lead_band, notice, cancel_reason, currency),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

create table booking_hour_months (like booking_hour_days including all);
create table booked_thing_months (like booked_thing_days including all);
create table booking_way_months (like booking_way_days including all);

alter table booking_hour_months add constraint booking_hour_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;
alter table booked_thing_months add constraint booked_thing_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;
alter table booking_way_months add constraint booking_way_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

-- How often each client came to a location, and when first and last: counted with the days on which they came.
create table client_visits (
  tenant_id uuid not null,
  client_id integer not null,
  location_id integer not null,
  visits integer not null,
  first_visit timestamptz not null,
  last_visit timestamptz not null,
  primary key (tenant_id, client_id, location_id),
  foreign key (tenant_id, client_id) references users on delete cascade,
  foreign key (tenant_id, location_id) references locations on delete cascade
);

call protect_tenant_table('booking_hour_days');
call protect_tenant_table('booked_thing_days');
call protect_tenant_table('booking_way_days');
call protect_tenant_table('booking_hour_months');
call protect_tenant_table('booked_thing_months');
call protect_tenant_table('booking_way_months');
call protect_tenant_table('client_visits');

do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    perform mark_all_days(company);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
