-- What was typed of people whose rows were left out, or kept when their import was taken back, is not read again.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update import_rows set record = null
      where tenant_id = company and state in ('left_out', 'removed', 'kept') and record is not null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
