-- What a no-show takes of a benefit beside what the booking used of it: a pack's extra punch. A period keeps it as it began.
alter table membership_plan_benefits add column no_show_extra integer not null default 0;
alter table membership_plan_benefits add constraint membership_plan_benefits_no_show_extra check (no_show_extra >= 0);
alter table allowance_grants add column no_show_extra integer not null default 0;
alter table allowance_grants add constraint allowance_grants_no_show_extra check (no_show_extra >= 0);
alter table allowance_entries drop constraint allowance_entries_kind_check;
alter table allowance_entries add constraint allowance_entries_kind_check
  check (kind in ('grant', 'use', 'return', 'roll_over', 'expire', 'adjust', 'no_show'));
alter table allowance_entries drop constraint allowance_entries_check;
alter table allowance_entries add constraint allowance_entries_check
  check ((kind in ('use', 'return', 'no_show')) = (booking_id is not null));
