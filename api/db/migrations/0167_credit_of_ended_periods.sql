-- A use that came back after its period had ended is of its booking still: it is used again if that is restored.
alter table allowance_entries drop constraint allowance_entries_check;
alter table allowance_entries add constraint allowance_entries_check check (
  case when kind in ('use', 'return', 'no_show') then booking_id is not null
  else booking_id is null or kind = 'expire' end
);

-- Of a bill whose period a change of plan ended: the price of the period, what of it had not been refunded then, and what its
-- unused days alone were worth. Null for any other bill.
alter table membership_invoices add column ended_price_amount bigint;
alter table membership_invoices add column ended_paid_amount bigint;
alter table membership_invoices add column ended_days_amount bigint;
-- The credit that is owed for uses and days nobody had, as last counted; what was given of it; and what of the bill's money had
-- gone back by then. Given is more than owed where credit was spent before it could be taken back.
alter table membership_invoices add column credit_owed_amount bigint not null default 0;
alter table membership_invoices add column credit_given_amount bigint not null default 0;
alter table membership_invoices add column gone_back_amount bigint not null default 0;

do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update membership_invoices set ended_price_amount = amount, ended_paid_amount = amount,
      ended_days_amount = credited_amount, credit_owed_amount = credited_amount, credit_given_amount = credited_amount
    where tenant_id = company and credited_amount > 0;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;

alter table membership_invoices add constraint membership_invoices_ended check (
  (ended_price_amount is null) = (ended_paid_amount is null) and (ended_price_amount is null) = (ended_days_amount is null)
  and ended_paid_amount between 0 and ended_price_amount and ended_days_amount between 0 and ended_paid_amount
);
alter table membership_invoices add constraint membership_invoices_credit check (
  credit_owed_amount >= 0 and credit_given_amount >= 0 and gone_back_amount between 0 and amount
);
