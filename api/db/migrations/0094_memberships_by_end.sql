-- A page of members by the end of their period is read in its order, and none of them is sorted.
create index memberships_by_end on memberships (tenant_id, period_end, id);
create index memberships_by_status_and_end on memberships (tenant_id, status, period_end, id);
