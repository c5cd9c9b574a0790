-- A range that ends before it starts ends on the next day.
alter table location_hours drop constraint location_hours_check;
alter table location_hours add constraint location_hours_check check (opens <> closes and opens < '24:00');
alter table resource_hours drop constraint resource_hours_check;
alter table resource_hours add constraint resource_hours_check check (opens <> closes and opens < '24:00');
alter table service_peak_hours drop constraint service_peak_hours_check;
alter table service_peak_hours add constraint service_peak_hours_check
  check (from_time <> to_time and from_time < '24:00');
alter table coach_availabilities drop constraint coach_availabilities_check2;
alter table coach_availabilities add constraint coach_availabilities_check2
  check (starts <> ends and starts < '24:00');
