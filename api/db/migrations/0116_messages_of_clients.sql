-- Which client a mail went to, where, and what stood over it: the list of a client's messages.
alter table outbox add column client_id integer;
alter table outbox add column sent_to text;
alter table outbox add column subject text;
alter table outbox add constraint outbox_client foreign key (tenant_id, client_id) references users;
create index outbox_of_client on outbox (tenant_id, client_id, id desc) where client_id is not null;

-- What was sent before, as far as it tells whom it was for.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update outbox o set client_id = b.client_id from bookings b
      where o.tenant_id = company and o.sent_at is not null and o.payload ? 'booking_id'
        and b.tenant_id = company and b.id = (o.payload->>'booking_id')::int and b.client_id is not null;
    update outbox o set client_id = u.id from users u
      where o.tenant_id = company and o.sent_at is not null and o.client_id is null and o.payload ?| array['user_id', 'client_id']
        and u.tenant_id = company and u.id = coalesce(o.payload->>'client_id', o.payload->>'user_id')::int
        and u.roles @> array['client'];
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
