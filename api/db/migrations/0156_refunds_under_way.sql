-- What was on its way back to its card before refunds had a beginning counts from when it was made: 0122 meant to say so, and
-- reached no row. One without a beginning that gives a reason was turned down by its bank, and stays with a person.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update service_payments set refund_asked_at = created_at
      where tenant_id = company and state = 'refunding' and refund_asked_at is null and refund_failure is null;
    update plan_purchases set refund_asked_at = created_at
      where tenant_id = company and state = 'refunding' and refund_asked_at is null and refund_failure is null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
