-- A company's taxes, each with what it is on. The one that it had is on everything.
alter table tenants add column taxes jsonb[] not null default '{}';
update tenants set taxes = array[jsonb_build_object('name', tax_name, 'rate', tax_rate,
  'is_inclusive', tax_is_inclusive, 'number', tax_number, 'on', '["resource", "coach", "class", "membership"]'::jsonb)]
  where tax_name is not null;
alter table tenants drop column tax_name;
alter table tenants drop column tax_rate;
alter table tenants drop column tax_is_inclusive;
alter table tenants drop column tax_number;

-- The taxes of a sale, {name, rate, number}, whose rates add up to its `tax_rate`. Null: none, or one from before there
-- was a list, which is called as the company calls its first.
alter table bookings add column taxes jsonb[];
alter table memberships add column taxes jsonb[];
alter table membership_invoices add column taxes jsonb[];

-- Those of a payment, each with its amount as well. Null: none.
alter table payments add column taxes jsonb[];
do $$
declare company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update payments set taxes = array[jsonb_build_object('name', coalesce(tax_name, 'Tax'), 'rate', tax_rate,
      'number', tax_number, 'amount', tax_amount)]
      where tenant_id = company and tax_amount > 0;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
alter table payments drop column tax_name;
alter table payments drop column tax_rate;
alter table payments drop column tax_number;

-- Two taxes may round up on the same cent: somebody who pays that cent alone pays more tax than there is money.
alter table payments drop constraint payments_tax_within;
alter table payments add constraint payments_tax_within check (
  tax_amount >= 0 and refunded_tax_amount between 0 and tax_amount);
