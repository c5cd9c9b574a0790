-- For how many months a company keeps its audit log; null for ever.
alter table tenants add column audit_months integer;
alter table tenants add constraint tenants_audit_months check (audit_months between 24 and 120);

-- History is written and never rewritten; what is older than the company keeps it goes, a step at a time. Nothing goes that
-- is younger than two years beside the latest entry, whatever time the caller says it is.
create function forget_old_history(now_at timestamptz, at_most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := current_tenant();
  keeps interval := (select make_interval(months => audit_months) from tenants where tenant_id = company);
  latest timestamptz := (select at from audit_log where tenant_id = company order by id desc limit 1);
  gone integer;
begin
  if keeps is null then
    return 0;
  end if;
  delete from audit_log where tenant_id = company and id in (
    select id from audit_log where tenant_id = company and at < least(now_at, latest) - keeps limit at_most);
  get diagnostics gone = row_count;
  return gone;
end $$;
revoke all on function forget_old_history(timestamptz, integer) from public;
grant execute on function forget_old_history(timestamptz, integer) to fairway_app;
