-- When somebody last had a mail sent again that had been given up; its tries are counted anew from then on.
alter table outbox add column queued_again_at timestamptz;

-- A failed mail now says whom it was for. Of those that failed before, as far as it can be told.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update outbox o set client_id = r.client_id from campaign_recipients r
      where o.tenant_id = company and o.sent_at is null and o.attempts > 0
        and r.tenant_id = company and r.outbox_id = o.id;
    update outbox o set client_id = b.client_id from bookings b
      where o.tenant_id = company and o.sent_at is null and o.attempts > 0 and o.client_id is null and o.payload ? 'booking_id'
        and not o.payload ? 'payment_id' and not o.payload ? 'charge_id'
        and b.tenant_id = company and b.id = (o.payload->>'booking_id')::int and b.client_id is not null;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
