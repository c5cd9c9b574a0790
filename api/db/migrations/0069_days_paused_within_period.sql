-- Days of the current period that pauses took: the period ends so much later, and was paid without them.
alter table memberships add column period_paused_days integer not null default 0;
alter table memberships add constraint memberships_period_paused_days check (period_paused_days >= 0);
