-- Who uses a membership beside the one who pays. A row is closed when they leave, and another is added when they come back.
create table family_members (
  tenant_id uuid not null,
  id integer generated always as identity,
  membership_id integer not null,
  client_id integer not null,
  joined_at timestamptz not null,
  left_at timestamptz check (left_at >= joined_at),
  primary key (tenant_id, id),
  foreign key (tenant_id, membership_id) references memberships,
  foreign key (tenant_id, client_id) references users
);
create unique index family_members_once on family_members (tenant_id, membership_id, client_id) where left_at is null;
create index family_members_by_client on family_members (tenant_id, client_id, membership_id);
call protect_tenant_table('family_members');
