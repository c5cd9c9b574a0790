-- What each membership is worth from one day to another: nothing of it changes between them, and days of which it is worth
-- nothing have no row, but for the free ones of a trial. Rows follow from memberships and their bills alone and can be counted anew at any time.
create table membership_spans (
  tenant_id uuid not null,
  membership_id integer not null,
  starts date not null,
  -- The first day after; none where it goes on.
  until date,
  plan_id integer not null,
  -- Without tax, for so many months.
  amount bigint not null,
  months integer not null,
  is_paused boolean not null,
  primary key (tenant_id, membership_id, starts),
  foreign key (tenant_id, membership_id) references memberships on delete cascade
);

-- Memberships that have changed since they were counted. Each transaction adds rows of its own, as with days.
create table memberships_to_recount (
  tenant_id uuid not null,
  membership_id integer not null,
  transaction_id xid8 not null default pg_current_xact_id(),
  primary key (tenant_id, membership_id, transaction_id)
);

call protect_tenant_table('membership_spans');
call protect_tenant_table('memberships_to_recount');

-- Only what a membership is worth depends on, or on which days.
create function mark_memberships() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into memberships_to_recount (tenant_id, membership_id) select tenant_id, id from made on conflict do nothing;
  else
    insert into memberships_to_recount (tenant_id, membership_id)
    select m.tenant_id, m.id from made m join gone g on g.tenant_id = m.tenant_id and g.id = m.id
    where (m.plan_id, m.status, m.billing_months, m.price_amount, m.tax_rate, m.started_on, m.pause_from, m.pause_until,
        m.cancel_on)
      is distinct from (g.plan_id, g.status, g.billing_months, g.price_amount, g.tax_rate, g.started_on, g.pause_from,
        g.pause_until, g.cancel_on)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger mark_made after insert on memberships referencing new table as made
  for each statement execute function mark_memberships();
create trigger mark_changed after update on memberships referencing old table as gone new table as made
  for each statement execute function mark_memberships();

-- What was billed says of which plan a membership was; being paid changes nothing of it.
create function mark_billed_memberships() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into memberships_to_recount (tenant_id, membership_id)
    select distinct tenant_id, membership_id from made on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into memberships_to_recount (tenant_id, membership_id)
    select distinct tenant_id, membership_id from gone on conflict do nothing;
  else
    insert into memberships_to_recount (tenant_id, membership_id)
    select distinct m.tenant_id, m.membership_id
    from made m join gone g on g.tenant_id = m.tenant_id and g.id = m.id
    where (m.plan_id, m.period_start, m.period_end, m.amount, m.tax_amount, m.method is not distinct from 'trial')
      is distinct from (g.plan_id, g.period_start, g.period_end, g.amount, g.tax_amount, g.method is not distinct from 'trial')
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger mark_made after insert on membership_invoices referencing new table as made
  for each statement execute function mark_billed_memberships();
create trigger mark_changed after update on membership_invoices referencing old table as gone new table as made
  for each statement execute function mark_billed_memberships();
create trigger mark_gone after delete on membership_invoices referencing old table as gone
  for each statement execute function mark_billed_memberships();

do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    insert into memberships_to_recount (tenant_id, membership_id)
    select company, id from memberships where tenant_id = company;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
