-- Lists leave holds out: this index answers their order and, by itself, how many there are.
create index bookings_listed on bookings (tenant_id, start_time, id) where status <> 'held';
drop index bookings_by_start;
