-- Only clients with one of these tags may have the plan; where none is named, everybody. Who has it keeps it.
alter table membership_plans add column eligible_tag_ids integer[] not null default '{}';
