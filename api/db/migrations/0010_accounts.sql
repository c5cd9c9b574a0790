-- Accounts begin with an invitation and end without taking their history along; companies set what their roles may do.
alter table users
  add column deactivated_at timestamptz,
  add column invited_at timestamptz,
  add column invited_by integer,
  add foreign key (tenant_id, invited_by) references users on delete set null (invited_by);

create index users_at_work on users (tenant_id, last_name, first_name, id)
  where roles && array['coach', 'staff', 'facility_admin', 'owner'] and deactivated_at is null;

-- What a person did, newest first.
create index audit_log_by_actor on audit_log (tenant_id, actor_id, id) where actor_id is not null;

-- Only what differs from the defaults. Owners keep all of theirs: nobody can lock a company out of itself.
create table role_permissions (
  tenant_id uuid not null references tenants,
  role text not null check (role in ('client', 'coach', 'staff', 'facility_admin')),
  permission text not null,
  reach text not null check (reach in ('no', 'own', 'yes')),
  primary key (tenant_id, role, permission)
);
call protect_tenant_table('role_permissions');
