-- What a weekly booking was made as: wall time and zone, so that the clock on the wall stays when the clocks change.
create table booking_series (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  weekday text not null check (
    weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  starts wall_time not null,
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  timezone text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);

alter table bookings
  add column series_id integer,
  add foreign key (tenant_id, series_id) references booking_series;
create index bookings_by_series on bookings (tenant_id, series_id, start_time) where series_id is not null;

call protect_tenant_table('booking_series');
