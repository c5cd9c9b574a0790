-- What changed at a company of late, for the screens that are open. Each change knows the transaction that made it: a
-- snapshot tells what its holder has not seen yet, without a number for which writers would wait for one another.
create table changes (
  tenant_id uuid not null,
  id bigint generated always as identity,
  transaction_id xid8 not null default pg_current_xact_id(),
  at timestamptz not null default clock_timestamp(),
  entity text not null,
  -- The operation, where the history has it.
  action text,
  -- Empty where there are too many to name.
  ids integer[] not null default '{}',
  location_ids integer[] not null default '{}',
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (tenant_id, id)
);
create index changes_by_transaction on changes (tenant_id, transaction_id);
call protect_tenant_table('changes');
revoke update on changes from fairway_app;

-- Sent with the commit: the company alone, and once however much has changed.
create function tell_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('changes', new.tenant_id::text);
  return null;
end $$;
create trigger tell_change after insert on changes for each row execute function tell_change();

-- One row for all that a statement changed, with the time that it touched before and after.
create function note_booked() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into changes (tenant_id, entity, ids, location_ids, starts_at, ends_at)
    select tenant_id, tg_argv[0], few(array_agg(distinct id)), few(array_agg(distinct location_id)), min(start_time), max(end_time)
    from made group by tenant_id;
  elsif tg_op = 'DELETE' then
    insert into changes (tenant_id, entity, ids, location_ids, starts_at, ends_at)
    select tenant_id, tg_argv[0], few(array_agg(distinct id)), few(array_agg(distinct location_id)), min(start_time), max(end_time)
    from gone group by tenant_id;
  else
    insert into changes (tenant_id, entity, ids, location_ids, starts_at, ends_at)
    select tenant_id, tg_argv[0], few(array_agg(distinct id)), few(array_agg(distinct location_id)), min(start_time), max(end_time)
    from (
      select tenant_id, id, location_id, start_time, end_time from gone
      union all select tenant_id, id, location_id, start_time, end_time from made
    ) touched
    group by tenant_id;
  end if;
  return null;
end $$;

create function few(ids integer[]) returns integer[] language sql immutable
  return case when cardinality(ids) <= 100 then ids else '{}' end;

create trigger note_made after insert on bookings referencing new table as made
  for each statement execute function note_booked('booking');
create trigger note_changed after update on bookings referencing old table as gone new table as made
  for each statement execute function note_booked('booking');
create trigger note_gone after delete on bookings referencing old table as gone
  for each statement execute function note_booked('booking');
create trigger note_made after insert on class_sessions referencing new table as made
  for each statement execute function note_booked('class_session');
create trigger note_changed after update on class_sessions referencing old table as gone new table as made
  for each statement execute function note_booked('class_session');
create trigger note_gone after delete on class_sessions referencing old table as gone
  for each statement execute function note_booked('class_session');

-- All else is told by the history, which says which operation did it.
create function note_recorded() returns trigger language plpgsql as $$
begin
  insert into changes (tenant_id, entity, action, ids)
  values (new.tenant_id, new.entity, new.action,
    case when new.entity_id ~ '^\d{1,9}$' then array[new.entity_id::integer] else '{}' end);
  return null;
end $$;
create trigger note_recorded after insert on audit_log for each row
  when (new.action not like '%Refused') execute function note_recorded();
