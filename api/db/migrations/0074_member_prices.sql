-- What members of a plan pay for bookings, and how they book by themselves.
alter table membership_plans add column booking_window_days integer;
alter table membership_plans add constraint membership_plans_booking_window check (booking_window_days > 0);
alter table membership_plans add column concurrent_bookings integer;
alter table membership_plans add constraint membership_plans_concurrent_bookings check (concurrent_bookings > 0);
alter table membership_plans add column guest_limit integer;
alter table membership_plans add constraint membership_plans_guest_limit check (guest_limit >= 0);

-- A percentage is for each length, a fixed price for one length of one service.
create table membership_plan_prices (
  tenant_id uuid not null,
  plan_id integer not null,
  position integer not null,
  service_id integer,
  duration_minutes integer check (duration_minutes > 0),
  percent_off integer check (percent_off between 1 and 100),
  price_amount bigint check (price_amount >= 0),
  primary key (tenant_id, plan_id, position),
  foreign key (tenant_id, plan_id) references membership_plans on delete cascade,
  foreign key (tenant_id, service_id) references services,
  check (num_nonnulls(percent_off, price_amount) = 1),
  check ((price_amount is null) = (duration_minutes is null)),
  check (price_amount is null or service_id is not null)
);
call protect_tenant_table('membership_plan_prices');

-- What a member price took off: beside the price and what an allowance covers, which it is no part of.
alter table bookings add column member_discount_amount bigint not null default 0;
alter table bookings add constraint bookings_member_discount check (member_discount_amount >= 0);
