-- Clients also agree in the form that they register with, and an imported file says who agreed elsewhere.
alter table marketing_consents drop constraint marketing_consents_source_check;
alter table marketing_consents add constraint marketing_consents_source_check
  check (source in ('desk', 'self', 'link', 'registration', 'import'));

-- What the file said about marketing mail goes with the client whom it brought. What they said since keeps them.
create or replace function remove_imported_clients(of_import integer, of_rows integer[]) returns setof integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := current_tenant();
  candidate record;
begin
  for candidate in
    select i.row_number, u.id from import_rows i join users u on u.tenant_id = company and u.id = i.client_id
    where i.tenant_id = company and i.import_id = of_import and i.row_number = any(of_rows) and i.state = 'added'
      and u.version = 1 and u.roles = array['client'] and u.password_hash is null
      and not exists (select from user_identities f where f.tenant_id = company and f.user_id = u.id)
      and i.tag_ids = (select coalesce(array_agg(t.tag_id order by t.tag_id), '{}') from user_tags t
        where t.tenant_id = company and t.user_id = u.id)
      and (select count(*) from activity_notes n join audit_log a on a.tenant_id = company and a.id = n.activity_id
        where n.tenant_id = company and a.entity = 'client' and a.entity_id = u.id::text)
        = (case when i.record->>'note' is null then 0 else 1 end)
    order by u.id for update of u
  loop
    begin
      delete from activity_notes n using audit_log a where n.tenant_id = company and a.tenant_id = company
        and n.activity_id = a.id and a.entity = 'client' and a.entity_id = candidate.id::text;
      delete from marketing_consents where tenant_id = company and client_id = candidate.id and source = 'import';
      update import_rows set client_id = null where tenant_id = company and client_id = candidate.id;
      delete from users where tenant_id = company and id = candidate.id;
      return next candidate.row_number;
    exception when foreign_key_violation then
      null; -- something names them: they stay
    end;
  end loop;
end $$;
