-- When a change of plan begins: the member chooses, unless the plan that they leave says so.
alter table membership_plans add column changes_begin text not null default 'member_chooses';
alter table membership_plans add constraint membership_plans_changes_begin
  check (changes_begin in ('member_chooses', 'now', 'period_end'));

-- The plan that follows when the period ends, on the terms that were agreed when the change was planned.
alter table memberships add column next_plan jsonb;
alter table memberships add column next_plan_id integer generated always as ((next_plan ->> 'plan_id')::integer) stored;
alter table memberships add constraint memberships_next_plan foreign key (tenant_id, next_plan_id) references membership_plans;
alter table memberships add constraint memberships_next_plan_renews
  check (next_plan is null or (billing_months is not null and status not in ('cancel_scheduled', 'cancelled')));
create index memberships_by_next_plan on memberships (tenant_id, next_plan_id) where next_plan_id is not null;
