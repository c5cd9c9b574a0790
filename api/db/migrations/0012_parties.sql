-- Several bookings of one party carry the id of the first of them, which stays when that one is cancelled.
alter table bookings add foreign key (tenant_id, group_id) references bookings;
create index bookings_by_group on bookings (tenant_id, group_id) where group_id is not null;
