-- How long a pause of the plan is; none is from a day to a year. And whether it may be cancelled at all.
alter table membership_plans add column pause_min_days integer;
alter table membership_plans add column pause_max_days integer;
alter table membership_plans add constraint membership_plans_pause_days
  check (pause_min_days > 0 and pause_max_days > 0 and pause_min_days <= pause_max_days);
alter table membership_plans add column is_cancellable boolean not null default true;
