-- Words that a company attaches to its clients.
create table tags (
  tenant_id uuid not null references tenants,
  id integer generated always as identity,
  name text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create unique index tags_name on tags (tenant_id, lower(name));

create table user_tags (
  tenant_id uuid not null,
  user_id integer not null,
  tag_id integer not null,
  primary key (tenant_id, user_id, tag_id),
  foreign key (tenant_id, user_id) references users on delete cascade,
  foreign key (tenant_id, tag_id) references tags on delete cascade
);
create index user_tags_by_tag on user_tags (tenant_id, tag_id, user_id);

call protect_tenant_table('tags');
call protect_tenant_table('user_tags');
