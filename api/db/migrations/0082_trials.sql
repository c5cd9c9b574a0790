-- Free days before the first bill of what renews.
alter table membership_plans add column trial_days integer not null default 0;
alter table membership_plans add constraint membership_plans_trial_days
  check (trial_days >= 0 and (trial_days = 0 or billing_period <> 'custom'));

-- Whether the period that runs is free, and what is owed once with the first bill.
alter table memberships add column is_trial boolean not null default false;
alter table memberships add constraint memberships_trial check (not is_trial or period_end is not null);
alter table memberships add column sign_up_fee_amount bigint not null default 0;
alter table memberships add constraint memberships_sign_up_fee check (sign_up_fee_amount >= 0);

alter table membership_invoices drop constraint membership_invoices_method_check;
alter table membership_invoices add constraint membership_invoices_method_check
  check (method in ('cash', 'card_terminal', 'transfer', 'other', 'credit', 'trial'));
