-- Why a booking was cancelled, where somebody said so.
alter table bookings add column cancel_reason text;
alter table bookings add constraint bookings_cancel_reason_check
  check (cancel_reason in ('plans_changed', 'illness', 'weather', 'mistake', 'venue', 'other'));
alter table bookings add column cancel_note text;

-- Cancelled bookings by the day of their start, by reason and notice; without a reason: ''.
create table cancellation_days (
  tenant_id uuid not null,
  location_id integer not null,
  day date not null,
  reason text not null,
  notice text not null,
  bookings integer not null,
  primary key (tenant_id, location_id, day, reason, notice),
  foreign key (tenant_id, location_id) references locations on delete cascade
);
call protect_tenant_table('cancellation_days');

do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    insert into days_to_recount (tenant_id, location_id, day)
    select distinct company, location_id, (start_time at time zone 'UTC')::date from bookings
    where tenant_id = company and status = 'cancelled'
    on conflict do nothing;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
