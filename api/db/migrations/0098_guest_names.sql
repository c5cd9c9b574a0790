-- Who comes beside the one who booked, in the order given: never more than there are people.
alter table bookings add column guest_names text[] not null default '{}';
alter table bookings add constraint bookings_guest_names_check check (cardinality(guest_names) <= party_size);
