-- Ids count by company, from a first one that chance chose: what one company's people see of them tells nothing of how
-- much the others do. One sequence serves all tables of a company.
create schema company_ids;
grant usage on schema company_ids to fairway_app;

-- What the owner of the database writes without having entered a company.
create sequence shared_ids as integer start 900000000;

create function open_company_ids(company uuid, first_id integer default floor(10000000 + random() * 490000000)::integer)
  returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  execute format('create sequence company_ids.%I as integer start %s', company, first_id);
  execute format('grant usage on sequence company_ids.%I to fairway_app', company);
end $$;
revoke all on function open_company_ids(uuid, integer) from public;

create function next_id() returns bigint language sql volatile
  return nextval(
    coalesce('company_ids."' || nullif(current_setting('app.tenant_id', true), '') || '"', 'shared_ids')::regclass);

-- From here on a table's ids are the company's. One subcommand a statement.
create procedure count_by_company(tenant_table regclass) language plpgsql as $$
begin
  execute format('alter table %s alter column id drop identity', tenant_table);
  execute format('alter table %s alter column id set default next_id()', tenant_table);
end $$;

-- Every table that is made from now on: what protects its rows lets its ids count by company, too.
alter procedure protect_tenant_table(regclass) rename to force_row_security;
create procedure protect_tenant_table(tenant_table regclass) language plpgsql as $$
begin
  call force_row_security(tenant_table);
  if exists (
    select from pg_attribute where attrelid = tenant_table and attname = 'id' and attidentity <> '' and not attisdropped
  ) then
    call count_by_company(tenant_table);
  end if;
end $$;

-- The ids that are there stay, in links and at the payment provider; those to come are larger. Nobody is shown the ids of
-- claims, of the notes about changes or of a ledger entry.
do $$
declare
  counted regclass[];
  company uuid;
  one regclass;
  largest bigint;
  last_id bigint;
begin
  select array_agg(attrelid::regclass) into counted
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where attname = 'id' and attidentity <> '' and relnamespace = 'public'::regnamespace and relkind = 'r'
    and relname not in ('claims', 'changes', 'ledger_entries');
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    last_id := floor(10000000 + random() * 490000000);
    foreach one in array counted loop
      execute format('select max(id) from %s where tenant_id = $1', one) into largest using company;
      last_id := greatest(last_id, largest);
    end loop;
    perform open_company_ids(company, (last_id + 1)::integer);
  end loop;
  perform set_config('app.tenant_id', '', true);
  foreach one in array counted loop
    call count_by_company(one);
  end loop;
end $$;
