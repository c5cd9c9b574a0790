-- Few bills begin with a trial or have had a card refused: reports find them without looking through all.
create index membership_invoices_of_trials on membership_invoices (tenant_id, membership_id, period_end)
  where method = 'trial';
create index membership_invoices_refused on membership_invoices (tenant_id, first_refused_at)
  where first_refused_at is not null;
