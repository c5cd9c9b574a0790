-- Whether a client had booked again within a day is read for each visit: by the index, and not of every later booking.
drop index bookings_by_client;
create index bookings_by_client on bookings (tenant_id, client_id, start_time, created_at) where client_id is not null;
