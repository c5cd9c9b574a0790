-- The credit of a membership becomes the client's once no bill is left to take it off: its posting names the membership.
alter table ledger_transactions add column membership_id integer;
alter table ledger_transactions add constraint ledger_transactions_membership
  foreign key (tenant_id, membership_id) references memberships;

-- What ended with memberships before is theirs as well, on the day of the upgrade; of the erased there is nobody to have it.
do $$
declare company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    with freed as materialized (
      select m.id, m.client_id, m.currency, m.credit_amount as amount, next_id() as transaction_id,
        floor((2 * m.credit_amount::numeric * m.tax_rate + 100000 + m.tax_rate) / (2 * (100000 + m.tax_rate)))::bigint as tax
      from memberships m
      join users u on u.tenant_id = company and u.id = m.client_id and u.anonymized_at is null
      where m.tenant_id = company and m.credit_amount > 0 and (m.status = 'cancelled' or m.billing_months is null)
    ), heads as (
      insert into ledger_transactions (tenant_id, id, kind, client_id, membership_id, created_at)
      select company, transaction_id, 'credit', client_id, id, now() from freed
    ), entries as (
      insert into ledger_entries (tenant_id, transaction_id, account, amount, currency, client_id)
      select company, transaction_id, e.account, e.amount, currency, case e.account when 'credit' then freed.client_id end
      from freed cross join lateral (values
        ('memberships', amount - tax), ('taxes', tax), ('credit', 0 - amount)) e (account, amount)
      where e.amount <> 0
    )
    update memberships m set credit_amount = 0, version = version + 1
    from freed where m.tenant_id = company and m.id = freed.id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
