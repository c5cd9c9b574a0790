-- The times that a cash-up covers, as the days were reckoned when it was closed: another hour or zone later moves no cash out
-- of it.
alter table cash_ups add column starts_at timestamptz;
alter table cash_ups add column ends_at timestamptz;

do $$
declare
  company record;
begin
  for company in select tenant_id, timezone, report_day_hour from tenants loop
    perform set_config('app.tenant_id', company.tenant_id::text, true);
    update cash_ups c set
      starts_at = (c.day + make_interval(hours => company.report_day_hour)) at time zone coalesce(l.timezone, company.timezone, 'UTC'),
      ends_at = (c.day + 1 + make_interval(hours => company.report_day_hour)) at time zone coalesce(l.timezone, company.timezone, 'UTC')
    from locations l where l.tenant_id = c.tenant_id and l.id = c.location_id and c.tenant_id = company.tenant_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

alter table cash_ups alter column starts_at set not null;
alter table cash_ups alter column ends_at set not null;
alter table cash_ups add constraint cash_ups_times check (starts_at <= ends_at);
