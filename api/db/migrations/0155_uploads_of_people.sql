-- Who uploaded a picture: each person has their own share of unused ones, and whoever may only change what is their own removes
-- only their own. Pictures that were uploaded before are nobody's.
alter table uploads add column uploaded_by integer;
alter table uploads add constraint uploads_uploaded_by foreign key (tenant_id, uploaded_by) references users;
create index uploads_idle_of on uploads (tenant_id, uploaded_by) where not is_shown;
