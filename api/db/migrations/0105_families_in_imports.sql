-- Rows that need others are added after them, and taken back before them: who uses a membership after who pays for it.
alter table import_rows add column turn smallint not null default 0;
drop index import_rows_planned;
create index import_rows_planned on import_rows (tenant_id, import_id, turn, row_number) where state = 'planned';

create or replace function remove_imported_rows(of_import integer, of_rows integer[]) returns setof integer
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := current_tenant();
  kind_of_rows text := (select kind from imports where tenant_id = company and id = of_import);
  candidate record;
  found_one boolean;
begin
  if kind_of_rows = 'clients' then
    return query select remove_imported_clients(of_import, of_rows);
    return;
  end if;
  for candidate in
    select row_number, entity_id as id, record from import_rows
    where tenant_id = company and import_id = of_import and row_number = any(of_rows) and state = 'added'
    order by turn desc, entity_id
  loop
    begin
      if kind_of_rows = 'resources' then
        delete from resources where tenant_id = company and id = candidate.id and version = 1 returning true into found_one;
      elsif kind_of_rows = 'coaches' then
        delete from coaches c using users u where c.tenant_id = company and c.user_id = candidate.id
          and u.tenant_id = company and u.id = candidate.id and u.version = 1 and u.roles = array['coach'] and u.password_hash is null
          and c.details = '{}' and not exists (select from coach_availabilities a where a.tenant_id = company and a.coach_id = c.user_id)
          and not exists (select from service_coaches s where s.tenant_id = company and s.coach_id = c.user_id)
          returning true into found_one;
        if found_one then delete from users where tenant_id = company and id = candidate.id; end if;
      elsif kind_of_rows = 'memberships' and candidate.record ? 'family_of' then
        delete from family_members f where f.tenant_id = company and f.id = candidate.id and f.left_at is null
          and not exists (select from allowance_entries e
            join allowance_grants g on g.tenant_id = company and g.id = e.grant_id and g.membership_id = f.membership_id
            join bookings b on b.tenant_id = company and b.id = e.booking_id and b.client_id = f.client_id
            where e.tenant_id = company)
          returning true into found_one;
      elsif kind_of_rows = 'memberships' then
        select true into found_one from memberships m where m.tenant_id = company and m.id = candidate.id
          and m.version <= 2 and m.status = candidate.record->>'status'
          and not exists (select from allowance_entries e
            join allowance_grants g on g.tenant_id = company and g.id = e.grant_id
            where e.tenant_id = company and g.membership_id = m.id and e.kind <> 'grant') for update;
        if found_one then
          delete from allowance_entries e using allowance_grants g where e.tenant_id = company
            and g.tenant_id = company and g.id = e.grant_id and g.membership_id = candidate.id;
          delete from allowance_grants where tenant_id = company and membership_id = candidate.id;
          delete from membership_invoices where tenant_id = company and membership_id = candidate.id and status = 'open';
          delete from memberships where tenant_id = company and id = candidate.id;
        end if;
      else
        select true into found_one from bookings b where b.tenant_id = company and b.id = candidate.id
          and b.status = candidate.record->>'status' and (b.version = 1 or b.version = 2 and b.group_id = b.id)
          and (select count(*) from booking_notes n where n.tenant_id = company and n.booking_id = b.id)
            = (case when candidate.record->>'note' is null then 0 else 1 end)
          and not exists (select from bookings o where o.tenant_id = company and o.group_id = b.id and o.id <> b.id
            and (o.version > 1 or o.status <> b.status)) for update;
        if found_one then
          delete from booking_notes where tenant_id = company and booking_id = candidate.id;
          delete from bookings where tenant_id = company and group_id = candidate.id and id <> candidate.id;
          delete from bookings where tenant_id = company and id = candidate.id;
        end if;
      end if;
      if found_one then return next candidate.row_number; end if;
    exception when foreign_key_violation then
      null; -- something names it: it stays
    end;
    found_one := false;
  end loop;
end $$;
