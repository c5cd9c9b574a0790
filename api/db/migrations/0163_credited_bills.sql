-- What of a bill was credited when its member moved to another plan: it is not refunded as well.
alter table membership_invoices add column credited_amount bigint not null default 0;
alter table membership_invoices add constraint membership_invoices_credited check (credited_amount between 0 and amount);
