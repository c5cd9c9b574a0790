-- Every statement names its tenant now, so that row-level security is the second wall. What stood in the way of spreading the
-- tables by tenant goes: sub-selects in policies, keys that empty a column of another row, look-ups that ask every machine.

create or replace procedure protect_tenant_table(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', tenant_table);
  execute format('alter table %s force row level security', tenant_table);
  execute format(
    'create policy tenant on %s using (tenant_id = current_tenant()) with check (tenant_id = current_tenant())',
    tenant_table);
  execute format('grant select, insert, update, delete on %s to fairway_app', tenant_table);
end $$;

do $$
declare
  old record;
begin
  for old in select tablename, policyname, with_check is not null as is_checked from pg_policies
    where schemaname = 'public' and lower(concat(qual, with_check)) like '%select%'
  loop
    execute format('alter policy %I on %I using (tenant_id = current_tenant()) %s', old.policyname, old.tablename,
      case when old.is_checked then 'with check (tenant_id = current_tenant())' end);
  end loop;
end $$;

-- These columns are emptied by whoever deletes the row that they name.
do $$
declare
  old record;
begin
  for old in select conrelid::regclass as tenant_table, conname, replace(pg_get_constraintdef(oid),
      substring(pg_get_constraintdef(oid) from ' ON DELETE SET NULL.*$'), '') as plain
    from pg_constraint where contype = 'f' and confdeltype = 'n' and connamespace = 'public'::regnamespace
  loop
    execute format('alter table %s drop constraint %I', old.tenant_table, old.conname);
    execute format('alter table %s add constraint %I %s', old.tenant_table, old.conname, old.plain);
  end loop;
end $$;

-- The tenant is a value, which finds its machine; that it is the transaction's own is asked as before.
drop function people_like(text);
create function people_like(company uuid, pattern text)
  returns table (id integer, first_name text, last_name text, email text, contact_email text, phone text, roles text[],
    created_at timestamptz, version integer)
  language sql stable security definer rows 200 set search_path = public, pg_temp
  as $$
    select id, first_name, last_name, email, contact_email, phone, roles, created_at, version
    from users where tenant_id = company and company = current_tenant() and search_text like pattern
  $$;
revoke all on function people_like(uuid, text) from public;
grant execute on function people_like(uuid, text) to fairway_app;

create or replace function erase_from_history(person integer, fields text[], words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := current_tenant();
  about bigint[];
begin
  select array_agg(id) into about from audit_log where tenant_id = company and (
    entity in ('client', 'user', 'account') and entity_id = person::text
    or entity = 'booking' and entity_id in (
      select id::text from bookings where tenant_id = company and client_id = person)
    or entity = 'membership' and entity_id in (
      select id::text from memberships where tenant_id = company and client_id = person));
  update audit_log set before = without_personal(before, fields, words), after = without_personal(after, fields, words)
    where tenant_id = company
      and (id = any(about) or entity = 'activity' and entity_id in (select unnest(about)::text));
  update audit_log set before = without_personal(before, '{}', words), after = without_personal(after, '{}', words)
    where tenant_id = company and exists (
      select from unnest(words) word where position(lower(word) in lower(concat(before::text, after::text))) > 0);
end $$;

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
        = (case when i.client->>'note' is null then 0 else 1 end)
    order by u.id for update of u
  loop
    begin
      delete from activity_notes n using audit_log a where n.tenant_id = company and a.tenant_id = company
        and n.activity_id = a.id and a.entity = 'client' and a.entity_id = candidate.id::text;
      update import_rows set client_id = null where tenant_id = company and client_id = candidate.id;
      delete from users where tenant_id = company and id = candidate.id;
      return next candidate.row_number;
    exception when foreign_key_violation then
      null; -- something names them: they stay
    end;
  end loop;
end $$;
