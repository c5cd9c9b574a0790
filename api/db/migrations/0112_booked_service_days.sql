-- What is booked of each service, without what else tells bookings apart: a few rows answer how far ahead it is booked.
create table booked_service_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  service_id integer not null,
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
  -- How long before its start each was made, in order.
  lead_hours double precision[] not null,
  primary key (tenant_id, location_id, day, service_id, currency),
  foreign key (tenant_id, location_id) references locations on delete cascade
);
create table booked_service_months (like booked_service_days including all);
alter table booked_service_months add constraint booked_service_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

call protect_tenant_table('booked_service_days');
call protect_tenant_table('booked_service_months');

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
