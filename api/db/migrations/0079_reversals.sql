-- What was forgone of a price that is not charged any more moves back.
alter table ledger_transactions drop constraint ledger_transactions_kind_check;
alter table ledger_transactions add constraint ledger_transactions_kind_check check (kind in (
  'charge', 'fee', 'payment', 'refund', 'dispute', 'waiver', 'reversal', 'credit', 'cash_up'));

-- Bookings whose price fell before there was this rule; as keepPaymentStatus does it, on the day of the upgrade.
do $$
declare company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    with sums as (
      select b.id, b.client_id, b.location_id, b.price_currency as currency,
        coalesce(sum(e.amount) filter (where e.account = 'receivable'), 0) as balance,
        coalesce(sum(case when t.kind = 'payment' and e.account = 'receivable' then e.amount
          when t.kind = 'refund' and e.account in ('receivable', 'refunds', 'taxes') then e.amount end), 0) as back,
        coalesce(sum(e.amount) filter (where t.kind = 'refund' and e.account in ('refunds', 'taxes')), 0) as refunds,
        coalesce(sum(e.amount) filter (where t.kind = 'refund' and e.account = 'taxes'), 0) as refunds_tax,
        coalesce(sum(e.amount) filter (where t.kind = 'waiver' and e.account in ('waived', 'taxes')), 0) as waived,
        coalesce(sum(e.amount) filter (where t.kind = 'waiver' and e.account = 'taxes'), 0) as waived_tax,
        coalesce(sum(e.amount) filter (where t.kind = 'dispute' and e.account in ('disputed', 'taxes')), 0) as disputed,
        coalesce(sum(e.amount) filter (where t.kind = 'dispute' and e.account = 'taxes'), 0) as disputed_tax
      from bookings b
      join ledger_transactions t on t.tenant_id = company and t.booking_id = b.id
      join ledger_entries e on e.tenant_id = company and e.transaction_id = t.id and e.currency = b.price_currency
      where b.tenant_id = company
      group by b.id, b.client_id, b.location_id, b.price_currency
    ), owed as (
      select *, greatest(balance, least(0, back)) as left_to_pay from sums where balance < 0
    ), parts as (
      select *, least(left_to_pay - balance, greatest(0, refunds)) as refunds_back,
        left_to_pay - balance - least(left_to_pay - balance, greatest(0, refunds)) as waived_back,
        least(-left_to_pay, greatest(0, disputed)) as disputed_back
      from owed
    ), taxed as (
      select *,
        case when refunds = 0 then 0
          else floor((2 * refunds_tax * refunds_back + refunds) / (2 * refunds)) end as refunds_back_tax,
        case when waived = 0 then 0
          else floor((2 * waived_tax * waived_back + waived) / (2 * waived)) end as waived_back_tax,
        case when disputed = 0 then 0
          else floor((2 * disputed_tax * disputed_back + disputed) / (2 * disputed)) end as disputed_back_tax
      from parts
    ), due as materialized (
      select *, next_id() as transaction_id from taxed where refunds_back + waived_back + disputed_back > 0
    ), heads as (
      insert into ledger_transactions (tenant_id, id, kind, booking_id, client_id, location_id, reason, created_at)
      select company, transaction_id, 'reversal', id, client_id, location_id, 'What the booking costs has changed', now()
      from due
    )
    insert into ledger_entries (tenant_id, transaction_id, account, amount, currency)
    select company, transaction_id, e.account, e.amount, currency
    from due cross join lateral (values
      ('receivable', refunds_back + waived_back + disputed_back),
      ('refunds', refunds_back_tax - refunds_back),
      ('waived', waived_back_tax - waived_back),
      ('disputed', disputed_back_tax - disputed_back),
      ('taxes', 0 - refunds_back_tax - waived_back_tax - disputed_back_tax)) e (account, amount)
    where e.amount <> 0;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
