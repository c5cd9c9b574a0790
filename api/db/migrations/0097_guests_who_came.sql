-- People without an account are told apart by what they left, of which the counted days keep only this. It is a column of its
-- own: under row-level security no index is used that has functions which might tell of other rows.
alter table bookings add column guest_key text generated always as (
  hashtextextended(coalesce(lower(nullif(guest->>'email', '')), nullif(guest->>'phone', '')), 0)::text) stored;
create index bookings_of_guests_who_came on bookings (tenant_id, guest_key, start_time)
  where client_id is null and status in ('checked_in', 'completed');
