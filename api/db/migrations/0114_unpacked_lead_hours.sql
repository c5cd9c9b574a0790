-- How far ahead bookings of a month were made is read as it stands: unpacking it took most of the time of a question about
-- a year. Months are counted anew from their days.
alter table booking_months drop column lead_hours;
alter table booking_months add column lead_hours double precision[] storage external not null default '{}';
alter table booked_service_months drop column lead_hours;
alter table booked_service_months add column lead_hours double precision[] storage external not null default '{}';

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
