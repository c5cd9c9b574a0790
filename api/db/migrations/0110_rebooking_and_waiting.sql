-- Who books again within a day of a visit, and what came of those who waited, added up by day and month. Rows follow from
-- bookings and waiting lists alone.
alter table booking_days add column visits integer not null default 0;
alter table booking_days add column rebooked integer not null default 0;
alter table booking_months add column visits integer not null default 0;
alter table booking_months add column rebooked integer not null default 0;

create table waiting_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  -- Whose wait is over, but for those who left it before a place was offered.
  ended integer not null,
  booked integer not null,
  offered integer not null,
  accepted integer not null,
  primary key (tenant_id, location_id, day),
  foreign key (tenant_id, location_id) references locations on delete cascade
);
create table waiting_months (like waiting_days including all);
alter table waiting_months add constraint waiting_months_location_fkey
  foreign key (tenant_id, location_id) references locations on delete cascade;

call protect_tenant_table('waiting_days');
call protect_tenant_table('waiting_months');

create index waitlist_entries_by_start on waitlist_entries (tenant_id, location_id, start_time);

create trigger mark_made after insert on waitlist_entries referencing new table as made
  for each statement execute function mark_days();
create trigger mark_changed after update on waitlist_entries referencing old table as gone new table as made
  for each statement execute function mark_days();
create trigger mark_gone after delete on waitlist_entries referencing old table as gone
  for each statement execute function mark_days();

-- The days of a client's visits whose figures follow from a booking that was made within a day of their end, and is later.
-- Each is looked up by the client's own times: left to itself the server might read all bookings.
create function mark_rebooked_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into days_to_recount (tenant_id, location_id, day)
    select n.tenant_id, v.location_id, (v.start_time at time zone 'UTC')::date from made n
    cross join lateral (
      select b.location_id, b.start_time, b.end_time, b.status, b.series_id from bookings b
      where b.tenant_id = n.tenant_id and b.client_id = n.client_id and b.start_time < n.start_time
        and b.start_time >= n.created_at - interval '48 hours' offset 0) v
    where n.client_id is not null and n.series_id is null and n.status not in ('held', 'cancelled')
      and v.status in ('checked_in', 'completed') and v.series_id is null
      and v.end_time <= n.start_time and v.end_time >= n.created_at - interval '24 hours'
    on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into days_to_recount (tenant_id, location_id, day)
    select n.tenant_id, v.location_id, (v.start_time at time zone 'UTC')::date from gone n
    cross join lateral (
      select b.location_id, b.start_time, b.end_time, b.status, b.series_id from bookings b
      where b.tenant_id = n.tenant_id and b.client_id = n.client_id and b.start_time < n.start_time
        and b.start_time >= n.created_at - interval '48 hours' offset 0) v
    where n.client_id is not null and n.series_id is null and n.status <> 'held'
      and v.status in ('checked_in', 'completed') and v.series_id is null
      and v.end_time <= n.start_time and v.end_time >= n.created_at - interval '24 hours'
    on conflict do nothing;
  else
    insert into days_to_recount (tenant_id, location_id, day)
    select n.tenant_id, v.location_id, (v.start_time at time zone 'UTC')::date from made m
    join gone g on g.tenant_id = m.tenant_id and g.id = m.id
      and (g.client_id, g.series_id, g.start_time, g.created_at, g.cancelled_at, g.status in ('held', 'cancelled'))
        is distinct from
        (m.client_id, m.series_id, m.start_time, m.created_at, m.cancelled_at, m.status in ('held', 'cancelled'))
    cross join lateral (values
      (m.tenant_id, m.client_id, m.created_at, m.start_time),
      (g.tenant_id, g.client_id, g.created_at, g.start_time)) n (tenant_id, client_id, created_at, start_time)
    cross join lateral (
      select b.location_id, b.start_time, b.end_time, b.status, b.series_id from bookings b
      where b.tenant_id = n.tenant_id and b.client_id = n.client_id and b.start_time < n.start_time
        and b.start_time >= n.created_at - interval '48 hours' offset 0) v
    where n.client_id is not null
      and v.status in ('checked_in', 'completed') and v.series_id is null
      and v.end_time <= n.start_time and v.end_time >= n.created_at - interval '24 hours'
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger mark_rebooked_made after insert on bookings referencing new table as made
  for each statement execute function mark_rebooked_days();
create trigger mark_rebooked_changed after update on bookings referencing old table as gone new table as made
  for each statement execute function mark_rebooked_days();
create trigger mark_rebooked_gone after delete on bookings referencing old table as gone
  for each statement execute function mark_rebooked_days();

-- All that began at a location, was waited for or was posted for its bookings, or anywhere at the company.
create or replace function mark_all_days(company uuid, place integer default null) returns void language sql as $$
  insert into days_to_recount (tenant_id, location_id, day)
  select company, location_id, (start_time at time zone 'UTC')::date from bookings
  where tenant_id = company and (place is null or location_id = place)
  union
  select company, location_id, (start_time at time zone 'UTC')::date from class_sessions
  where tenant_id = company and (place is null or location_id = place)
  union
  select company, location_id, (start_time at time zone 'UTC')::date from waitlist_entries
  where tenant_id = company and (place is null or location_id = place)
  union
  select company, b.location_id, (t.created_at at time zone 'UTC')::date from ledger_transactions t
  join bookings b on b.tenant_id = company and b.id = t.booking_id
  where t.tenant_id = company and t.kind <> 'charge' and (place is null or b.location_id = place)
  on conflict do nothing
$$;

do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    perform mark_all_days(company);
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
