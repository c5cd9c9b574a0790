-- A use that came back after its period had ended is of its booking still: it is used again if that is restored.
alter table allowance_entries drop constraint allowance_entries_check;
alter table allowance_entries add constraint allowance_entries_check check (
  case when kind in ('use', 'return', 'no_show') then booking_id is not null
  else booking_id is null or kind = 'expire' end
);

-- What the period of a bill cost when a change of plan ended it, what its unused days alone were worth, and what was credited of
-- it: if a use comes back later, more of it is.
alter table membership_invoices add column ended_price_amount bigint not null default 0;
alter table membership_invoices add column ended_days_amount bigint not null default 0;
alter table membership_invoices add column ended_credit_amount bigint not null default 0;
alter table membership_invoices add constraint membership_invoices_ended check (
  ended_price_amount >= 0 and ended_days_amount >= 0 and ended_credit_amount between 0 and ended_price_amount
);
