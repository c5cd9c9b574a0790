-- The history is written in order of time: which part of it some days are is known by a few blocks' bounds, for next to
-- nothing a row.
create index audit_log_by_time on audit_log using brin (at);
-- What was done to one thing, newest first.
create index audit_log_of_entity on audit_log (tenant_id, entity, entity_id, id);
drop index audit_log_by_entity;
