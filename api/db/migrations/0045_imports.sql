-- A file of another system, what became of each of its rows, and the way back.
create table imports (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  kind text not null check (kind in ('clients')),
  file_name text not null,
  size integer not null check (size > 0),
  status text not null default 'uploading'
    check (status in ('uploading', 'running', 'done', 'rolling_back', 'rolled_back')),
  total_rows integer not null default 0,
  done_rows integer not null default 0,
  added integer not null default 0,
  left_out integer not null default 0,
  kept integer not null default 0,
  -- Tags that nobody had before: they go with their people.
  new_tag_ids integer[] not null default '{}',
  created_by integer not null,
  created_at timestamptz not null,
  finished_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, created_by) references users
);

-- The file as it arrives, until it is submitted.
create table import_parts (
  tenant_id uuid not null,
  import_id integer not null,
  part integer not null,
  content bytea not null,
  primary key (tenant_id, import_id, part),
  foreign key (tenant_id, import_id) references imports on delete cascade
);

create table import_rows (
  tenant_id uuid not null,
  import_id integer not null,
  row_number integer not null,
  -- What makes the row the same one when it comes again.
  key text not null,
  state text not null check (state in ('planned', 'added', 'left_out', 'removed', 'kept')),
  reason text,
  name text not null,
  client jsonb,
  client_id integer,
  tag_ids integer[] not null default '{}',
  primary key (tenant_id, import_id, row_number),
  foreign key (tenant_id, import_id) references imports on delete cascade,
  foreign key (tenant_id, client_id) references users on delete set null (client_id)
);
create index import_rows_planned on import_rows (tenant_id, import_id, row_number) where state = 'planned';
create unique index import_rows_added on import_rows (tenant_id, key) where state = 'added';
create index import_rows_by_client on import_rows (tenant_id, client_id) where client_id is not null;

-- Which column was which, by the columns' names: the next file of the same system needs no second thought.
create table import_mappings (
  tenant_id uuid not null references tenants,
  header_key text not null,
  fields jsonb not null,
  primary key (tenant_id, header_key)
);

call protect_tenant_table('imports');
call protect_tenant_table('import_parts');
call protect_tenant_table('import_rows');
call protect_tenant_table('import_mappings');

-- The product deletes nobody. An import that is taken back removes whom it added, as long as nothing has happened to them:
-- not a field, tag or note changed, nothing booked, bought or paid, no sign-in.
create function remove_imported_clients(of_import integer, of_rows integer[]) returns setof integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  candidate record;
begin
  for candidate in
    select i.row_number, u.id from import_rows i join users u on u.tenant_id = i.tenant_id and u.id = i.client_id
    where i.tenant_id = current_tenant() and i.import_id = of_import and i.row_number = any(of_rows) and i.state = 'added'
      and u.version = 1 and u.roles = array['client'] and u.password_hash is null
      and not exists (select from user_identities f where f.tenant_id = u.tenant_id and f.user_id = u.id)
      and i.tag_ids = (select coalesce(array_agg(t.tag_id order by t.tag_id), '{}') from user_tags t
        where t.tenant_id = u.tenant_id and t.user_id = u.id)
      and (select count(*) from activity_notes n join audit_log a on a.tenant_id = n.tenant_id and a.id = n.activity_id
        where a.tenant_id = u.tenant_id and a.entity = 'client' and a.entity_id = u.id::text)
        = (case when i.client->>'note' is null then 0 else 1 end)
    order by u.id for update of u
  loop
    begin
      delete from activity_notes n using audit_log a where a.tenant_id = current_tenant() and n.tenant_id = a.tenant_id
        and n.activity_id = a.id and a.entity = 'client' and a.entity_id = candidate.id::text;
      delete from users where tenant_id = current_tenant() and id = candidate.id;
      return next candidate.row_number;
    exception when foreign_key_violation then
      null; -- something names them: they stay
    end;
  end loop;
end $$;
revoke all on function remove_imported_clients(integer, integer[]) from public;
grant execute on function remove_imported_clients(integer, integer[]) to fairway_app;
