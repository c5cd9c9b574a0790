-- What months tell in many rows, by year too: `day` is its first. Rows follow from those of its months.
create table service_revenue_years (like service_revenue_months including all);
alter table service_revenue_years add constraint service_revenue_years_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

-- Who came in a year, each once.
create table visitor_years (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  visitors integer[] not null,
  guest_visitors bigint[] not null,
  primary key (tenant_id, location_id, day),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

-- From the first moment of a day at which any bay of a location is taken to the last, in epoch milliseconds.
create table bay_span_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  span int8multirange not null,
  primary key (tenant_id, location_id, day),
  foreign key (tenant_id, location_id) references locations on delete cascade
);
create table bay_span_months (like bay_span_days including all);
alter table bay_span_months add constraint bay_span_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

-- What each coach taught at all locations together, by the month in which it began.
create table taught_months (
  tenant_id uuid not null,
  coach_id integer not null,
  day date not null,
  -- Epoch milliseconds, past midnight too.
  taught int8multirange not null,
  primary key (tenant_id, coach_id, day)
);

call protect_tenant_table('service_revenue_years');
call protect_tenant_table('visitor_years');
call protect_tenant_table('bay_span_days');
call protect_tenant_table('bay_span_months');
call protect_tenant_table('taught_months');

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
