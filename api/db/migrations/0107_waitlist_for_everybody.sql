-- How a service's waiting list gives what is free: held for one after the other, or told to everybody, and the first to
-- take it has it. When somebody was told of what is free now: once, until it is taken.
alter table services add column waitlist_offers text not null default 'in_turn';
alter table services add constraint services_waitlist_offers check (waitlist_offers in ('in_turn', 'everybody'));
alter table waitlist_entries add column told_at timestamptz;
