-- When what is on the schedule began before a change, as the history writes it (RFC 3339 in UTC, which sorts as text): what
-- stood on a day is found by it, wherever it is now.
alter table audit_log add column start_before text collate "C" generated always as (
  case when entity in ('booking', 'class_session', 'blocked_time') then before->>'start_time' end) stored;
create index audit_log_by_start_before on audit_log (tenant_id, entity, start_before)
  where start_before is not null;
