-- A guest's bookings, whatever their state, are looked up when the guest becomes a client.
create index bookings_of_guests on bookings (tenant_id, guest_key, start_time) where guest_key is not null;
drop index bookings_of_guests_who_came;
