-- The hour at which a day of the reports begins: what happens at night before it counts for the evening.
alter table tenants add column report_day_hour smallint not null default 0;
alter table tenants add constraint tenants_report_day_hour check (report_day_hour between 0 and 11);
