-- What reports tell of bookings, added up by the day of the location on which they start. Rows follow from bookings and
-- class sessions alone and can be counted anew at any time; a day without any has none.
create table booking_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  bookings integer not null,
  attended integer not null,
  no_shows integer not null,
  cancelled integer not null,
  source_page_guest integer not null,
  source_page_client integer not null,
  source_desk integer not null,
  source_walk_in integer not null,
  notice_two_days integer not null,
  notice_one_day integer not null,
  notice_half_day integer not null,
  notice_same_day integer not null,
  notice_after_start integer not null,
  lead_same_day integer not null,
  lead_one_day integer not null,
  lead_two_days integer not null,
  lead_week integer not null,
  lead_two_weeks integer not null,
  lead_longer integer not null,
  -- How long before its start each was made: a median is none of sums.
  lead_hours double precision[] not null,
  primary key (tenant_id, location_id, day),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

-- The same of each bay, with the time that bookings and classes take it: epoch milliseconds, past midnight too.
create table bay_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  resource_id integer not null,
  booked int8multirange not null,
  bookings integer not null,
  no_shows integer not null,
  primary key (tenant_id, location_id, day, resource_id),
  foreign key (tenant_id, resource_id) references resources on delete cascade
);

-- Dates of UTC on which something began that has changed since its day was counted. Each transaction adds rows of its own:
-- writers never wait for one another.
create table days_to_recount (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, location_id, day, transaction_id)
);

call protect_tenant_table('booking_days');
call protect_tenant_table('bay_days');
call protect_tenant_table('days_to_recount');

-- A held time counts nowhere.
create function mark_days() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into days_to_recount (tenant_id, location_id, day)
    select distinct tenant_id, location_id, (start_time at time zone 'UTC')::date from made where status <> 'held'
    on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into days_to_recount (tenant_id, location_id, day)
    select distinct tenant_id, location_id, (start_time at time zone 'UTC')::date from gone where status <> 'held'
    on conflict do nothing;
  else
    insert into days_to_recount (tenant_id, location_id, day)
    select tenant_id, location_id, (start_time at time zone 'UTC')::date from gone where status <> 'held'
    union
    select tenant_id, location_id, (start_time at time zone 'UTC')::date from made where status <> 'held'
    on conflict do nothing;
  end if;
  return null;
end $$;

create trigger mark_made after insert on bookings referencing new table as made
  for each statement execute function mark_days();
create trigger mark_changed after update on bookings referencing old table as gone new table as made
  for each statement execute function mark_days();
create trigger mark_gone after delete on bookings referencing old table as gone
  for each statement execute function mark_days();
create trigger mark_made after insert on class_sessions referencing new table as made
  for each statement execute function mark_days();
create trigger mark_changed after update on class_sessions referencing old table as gone new table as made
  for each statement execute function mark_days();
create trigger mark_gone after delete on class_sessions referencing old table as gone
  for each statement execute function mark_days();

-- All that began at a location, or anywhere at the company.
create function mark_all_days(company uuid, place integer default null) returns void language sql as $$
  insert into days_to_recount (tenant_id, location_id, day)
  select company, location_id, (start_time at time zone 'UTC')::date from bookings
  where tenant_id = company and (place is null or location_id = place)
  union
  select company, location_id, (start_time at time zone 'UTC')::date from class_sessions
  where tenant_id = company and (place is null or location_id = place)
  on conflict do nothing
$$;

-- By another clock its days are others.
create function mark_days_of_zone() returns trigger language plpgsql as $$
begin
  perform mark_all_days(new.tenant_id, new.id);
  return null;
end $$;
create trigger mark_days after update of timezone on locations for each row
  when (old.timezone is distinct from new.timezone) execute function mark_days_of_zone();

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
