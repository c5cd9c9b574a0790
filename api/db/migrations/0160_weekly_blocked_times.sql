-- The dates of a time that is blocked every week, by the id of its first.
alter table blocked_times add column series_id integer;
create index blocked_times_by_series on blocked_times (tenant_id, series_id, start_time) where series_id is not null;
