-- The list of memberships is of one status and by the end of the period: a page of it is read from here, without a sort.
create index memberships_by_period_end on memberships (tenant_id, status, period_end, id);
