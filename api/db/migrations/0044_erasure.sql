-- A person who was erased keeps their id, which bookings and bills name, and nothing that tells who it was. One whose record
-- was merged into another's leads there. Neither has a role any more, so nobody finds them among clients or accounts.
alter table users
  add column anonymized_at timestamptz,
  add column merged_into_id integer,
  add foreign key (tenant_id, merged_into_id) references users,
  drop constraint users_roles_check,
  add constraint users_roles_check check (
    roles <@ array['client', 'coach', 'staff', 'facility_admin', 'owner']
    and (cardinality(roles) = 0) = (num_nonnulls(anonymized_at, merged_into_id) > 0)),
  add constraint users_gone_check check (
    cardinality(roles) > 0 or num_nonnulls(email, contact_email, phone, password_hash) = 0);
create index users_merged_into on users (tenant_id, merged_into_id) where merged_into_id is not null;

-- Whoever books for somebody who is being erased or merged waits for it, and then starts over without them.
create function refuse_gone_person() returns trigger language plpgsql as $$
begin
  perform from users where tenant_id = new.tenant_id and id = new.client_id and cardinality(roles) > 0 for key share;
  if not found then
    raise exception 'person % is gone', new.client_id using errcode = '40001';
  end if;
  return new;
end $$;
create trigger bookings_person_stays before insert on bookings
  for each row when (new.client_id is not null) execute function refuse_gone_person();
create trigger memberships_person_stays before insert on memberships
  for each row execute function refuse_gone_person();

-- A value without the fields of these names, and without the words, wherever it is nested.
create function without_personal(value jsonb, fields text[], words text[]) returns jsonb
  language plpgsql immutable as $$
begin
  return case jsonb_typeof(value)
    when 'object' then (
      select coalesce(jsonb_object_agg(key, case when key = any(fields) then 'null'::jsonb
        else without_personal(part, fields, words) end), '{}') from jsonb_each(value) as part(key, part))
    when 'array' then (
      select coalesce(jsonb_agg(without_personal(part, fields, words) order by place), '[]')
      from jsonb_array_elements(value) with ordinality as part(part, place))
    when 'string' then case when exists (
        select from unnest(words) word where position(lower(word) in lower(value #>> '{}')) > 0)
      then 'null'::jsonb else value end
    else value end;
end $$;

-- History is written, never rewritten, but for this: a person who is erased goes from it too. What was done stays, with who
-- did it, when, and every figure.
create function erase_from_history(person integer, fields text[], words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about bigint[];
begin
  select array_agg(id) into about from audit_log where tenant_id = current_tenant() and (
    entity in ('client', 'user', 'account') and entity_id = person::text
    or entity = 'booking' and entity_id in (
      select id::text from bookings where tenant_id = current_tenant() and client_id = person)
    or entity = 'membership' and entity_id in (
      select id::text from memberships where tenant_id = current_tenant() and client_id = person));
  update audit_log set before = without_personal(before, fields, words), after = without_personal(after, fields, words)
    where tenant_id = current_tenant()
      and (id = any(about) or entity = 'activity' and entity_id in (select unnest(about)::text));
  update audit_log set before = without_personal(before, '{}', words), after = without_personal(after, '{}', words)
    where tenant_id = current_tenant() and exists (
      select from unnest(words) word where position(lower(word) in lower(concat(before::text, after::text))) > 0);
end $$;
revoke all on function erase_from_history(integer, text[], text[]) from public;
grant execute on function erase_from_history(integer, text[], text[]) to fairway_app;
