-- What was added up by day, by month too: `day` is its first. Rows follow from those of its days.
create table booking_months (like booking_days including all);
create table bay_months (like bay_days including all);
create table cancellation_months (like cancellation_days including all);
create table coach_months (like coach_days including all);
-- Of the things that an amount is made of each price once, and how often: they are few, however many are sold.
alter table service_revenue_days add column counts integer[] not null default '{}';
create table service_revenue_months (like service_revenue_days including all);
create table revenue_months (like revenue_days including all);

alter table booking_months add constraint booking_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;
alter table bay_months add constraint bay_months_resource_fkey
  foreign key (tenant_id, resource_id) references resources on delete cascade;
alter table cancellation_months add constraint cancellation_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;
alter table coach_months add constraint coach_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;
alter table service_revenue_months add constraint service_revenue_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;
alter table revenue_months add constraint revenue_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

call protect_tenant_table('booking_months');
call protect_tenant_table('bay_months');
call protect_tenant_table('cancellation_months');
call protect_tenant_table('coach_months');
call protect_tenant_table('service_revenue_months');
call protect_tenant_table('revenue_months');

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
