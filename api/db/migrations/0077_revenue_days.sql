-- Who came on a day, for counting people once over many days; guests by what tells them apart, and not readably.
alter table booking_days add column visitors integer[] not null default '{}';
alter table booking_days add column guest_visitors bigint[] not null default '{}';

-- What each coach taught by the day of the location on which it starts.
create table coach_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  coach_id integer not null,
  -- Epoch milliseconds, past midnight too.
  taught int8multirange not null,
  lessons integer not null,
  no_shows integer not null,
  attended integer not null,
  classes integer not null,
  seats integer not null,
  seats_taken integer not null,
  primary key (tenant_id, location_id, day, coach_id),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

-- What bookings came to on a day of their location, on either basis. Rows follow from the ledger and the bookings.
create table service_revenue_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  basis text not null,
  item text not null,
  currency text not null,
  service_id integer not null,
  -- 0 where there is none.
  resource_id integer not null,
  coach_id integer not null,
  amount bigint not null,
  tax bigint not null,
  -- Of each thing that it comes from: a median is none of sums.
  amounts bigint[] not null,
  -- Bookings that count at this one moment alone; the others may count on several days, and once in a report.
  bookings integer not null,
  several integer[] not null,
  primary key (tenant_id, location_id, day, basis, item, currency, service_id, resource_id, coach_id),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

-- The same of all services, bays and coaches together.
create table revenue_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  basis text not null,
  item text not null,
  currency text not null,
  amount bigint not null,
  tax bigint not null,
  primary key (tenant_id, location_id, day, basis, item, currency),
  foreign key (tenant_id, location_id) references locations on delete cascade
);

call protect_tenant_table('coach_days');
call protect_tenant_table('service_revenue_days');
call protect_tenant_table('revenue_days');

-- What is posted counts on its own day or on that of the booking's start, and may change whether its booking counts once.
create function mark_posted_days() returns trigger language plpgsql as $$
begin
  insert into days_to_recount (tenant_id, location_id, day)
  select new.tenant_id, b.location_id, (m.moment at time zone 'UTC')::date
  from bookings b cross join lateral (
    select b.start_time union all
    select t.created_at from ledger_transactions t
    where t.tenant_id = new.tenant_id and t.booking_id = b.id and t.kind <> 'charge') m (moment)
  where b.tenant_id = new.tenant_id and b.id = new.booking_id
  on conflict do nothing;
  return null;
end $$;
create trigger mark_posted after insert on ledger_transactions for each row
  when (new.booking_id is not null) execute function mark_posted_days();

-- What was posted for a booking counts by what the booking is now.
create function mark_money_days() returns trigger language plpgsql as $$
begin
  insert into days_to_recount (tenant_id, location_id, day)
  select m.tenant_id, place.id, (t.created_at at time zone 'UTC')::date
  from made m
  join gone g on g.tenant_id = m.tenant_id and g.id = m.id
    and (g.location_id, g.service_id, g.resource_id, g.coach_id, g.start_time, g.status)
      is distinct from (m.location_id, m.service_id, m.resource_id, m.coach_id, m.start_time, m.status)
  join ledger_transactions t on t.tenant_id = m.tenant_id and t.booking_id = m.id and t.kind <> 'charge'
  cross join lateral (values (m.location_id), (g.location_id)) place (id)
  on conflict do nothing;
  return null;
end $$;
create trigger mark_money after update on bookings referencing old table as gone new table as made
  for each statement execute function mark_money_days();

-- All that began at a location or was posted for its bookings, or anywhere at the company.
create or replace function mark_all_days(company uuid, place integer default null) returns void language sql as $$
  insert into days_to_recount (tenant_id, location_id, day)
  select company, location_id, (start_time at time zone 'UTC')::date from bookings
  where tenant_id = company and (place is null or location_id = place)
  union
  select company, location_id, (start_time at time zone 'UTC')::date from class_sessions
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
