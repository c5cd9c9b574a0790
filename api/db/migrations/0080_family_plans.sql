-- How many people may use one membership of the plan, the one who pays included; 1 is not shared.
alter table membership_plans add column family_size integer not null default 1;
alter table membership_plans add constraint membership_plans_family_size check (family_size between 1 and 20);
