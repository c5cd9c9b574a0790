-- A person may have one name, which is the first name; lists put it among the last names.
do $$
declare
  company record;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company.tenant_id::text, true);
    update users set first_name = last_name, last_name = '' where tenant_id = company.tenant_id and first_name = '' and last_name <> '';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

drop index users_by_name;
create index users_by_name on users (tenant_id, coalesce(nullif(last_name, ''), first_name), first_name, id);
drop index users_at_work;
create index users_at_work on users (tenant_id, coalesce(nullif(last_name, ''), first_name), first_name, id)
  where roles && array['coach', 'staff', 'facility_admin', 'owner'] and deactivated_at is null;
