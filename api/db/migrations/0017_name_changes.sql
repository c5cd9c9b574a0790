-- How often a name that bookings show has changed at a company: who holds the schedule already asks this one number instead
-- of reading each booking's client again. It grows in the change's own transaction and once in it, however many names it has.
create table name_changes (
  tenant_id uuid primary key references tenants,
  changes bigint not null,
  last_transaction xid8 not null
);
call protect_tenant_table('name_changes');

create function count_name_change() returns trigger language plpgsql as $$
begin
  insert into name_changes (tenant_id, changes, last_transaction) values (new.tenant_id, 1, pg_current_xact_id())
  on conflict (tenant_id) do update
    set changes = name_changes.changes + 1, last_transaction = excluded.last_transaction
    where name_changes.last_transaction <> excluded.last_transaction;
  return null;
end $$;

create trigger count_name_change after update of first_name, last_name on users for each row
  when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function count_name_change();
create trigger count_name_change after update of name on services for each row
  when (old.name is distinct from new.name)
  execute function count_name_change();
