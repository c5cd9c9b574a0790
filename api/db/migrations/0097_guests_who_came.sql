-- Whether a guest had come before is asked by what is kept of a guest: the same words as in the reports' own queries.
create index bookings_of_guests_who_came on bookings (tenant_id,
  hashtextextended(coalesce(lower(nullif(guest->>'email', '')), nullif(guest->>'phone', '')), 0), start_time)
  where client_id is null and status in ('checked_in', 'completed');
