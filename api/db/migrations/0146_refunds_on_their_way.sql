-- All that the venue owes back for a booking is on its way: a payment status of its own.
alter table bookings drop constraint bookings_payment_status_check;
alter table bookings add constraint bookings_payment_status_check check (payment_status in
  ('not_due', 'due', 'deposit_paid', 'paid', 'refund_due', 'refunding', 'partly_refunded', 'refunded'));

-- As in api/features/ledger/booking-balance.ts: what the venue still holds of what was paid, less what banks reclaimed.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update bookings b set payment_status = 'refunding'
      from (
        select t.booking_id, e.currency,
          sum(e.amount) filter (where t.kind <> 'reversal' and e.account = 'receivable') as balance,
          coalesce(sum(-e.amount) filter (where t.kind = 'payment' and e.account = 'receivable'), 0)
            - coalesce(sum(e.amount) filter (where t.kind = 'refund' and e.account in ('receivable', 'refunds', 'taxes')), 0)
            as held,
          greatest(coalesce(sum(e.amount) filter (where t.kind = 'dispute' and e.account in ('disputed', 'taxes')), 0), 0)
            as disputed
        from ledger_transactions t
        join ledger_entries e on e.tenant_id = company and e.transaction_id = t.id
        where t.tenant_id = company and t.booking_id is not null
        group by t.booking_id, e.currency
      ) f, (
        select booking_id, currency, sum(amount) as refunding from payment_refunds
        where tenant_id = company and state = 'open' and booking_id is not null
        group by booking_id, currency
      ) r
      where b.tenant_id = company and b.payment_status = 'refund_due' and b.id = f.booking_id
        and b.price_currency = f.currency and b.id = r.booking_id and b.price_currency = r.currency
        and least(-f.balance, f.held) - f.disputed <= r.refunding;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
