-- What was done in a person's name is found as quickly as what the person did.
create index audit_log_by_person on audit_log (tenant_id, on_behalf_of_id, id) where on_behalf_of_id is not null;
