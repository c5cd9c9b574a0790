-- What does not renew may end by itself, and is held beside a membership: only one of those that renew runs at a time.
alter table membership_plans add column expires_after_months integer;
alter table membership_plans add constraint membership_plans_expires_after_months
  check (expires_after_months is null or expires_after_months > 0 and billing_period = 'custom');

-- The first day without it.
alter table memberships add column expires_on date;
alter table memberships add constraint memberships_expires_on check (expires_on is null or billing_months is null);

drop index memberships_one_current;
create unique index memberships_one_current on memberships (tenant_id, client_id)
  where status <> 'cancelled' and billing_months is not null;
