-- A bay's booked time belongs to the days on which it is used, cut at midnight, and its length stands beside it.
alter table bay_days add column booked_ms bigint not null default 0;
alter table bay_months add column booked_ms bigint not null default 0;

-- How long the bays of a location were booked in each hour of its clock, added up by day: Monday is 1.
create table bay_hour_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  weekday integer not null,
  hour integer not null,
  booked_ms bigint not null,
  primary key (tenant_id, location_id, day, weekday, hour),
  foreign key (tenant_id, location_id) references locations on delete cascade
);
create table bay_hour_months (like bay_hour_days including all);
alter table bay_hour_months add constraint bay_hour_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

call protect_tenant_table('bay_hour_days');
call protect_tenant_table('bay_hour_months');

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
