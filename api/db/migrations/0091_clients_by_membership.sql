-- Whose membership stands how, and of which plan, without reading the memberships themselves.
create index memberships_by_status on memberships (tenant_id, status, plan_id, client_id);
