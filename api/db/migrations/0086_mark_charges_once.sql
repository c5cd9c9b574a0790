-- The price of a booking that the same transaction has made counts on a day that is marked already: the booking's own trigger
-- did so, and nothing was posted for it before. Looked up by its key alone, for every booking that is made comes by here.
create or replace function mark_posted_days() returns trigger language plpgsql as $$
begin
  if new.kind = 'charge' then
    perform from bookings b
    where b.tenant_id = new.tenant_id and b.id = new.booking_id and b.version = 1
      and b.xmin = pg_current_xact_id()::xid;
    if found then
      return null;
    end if;
  end if;
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
