-- What a person looks for again and again in a list, under a name; it is theirs alone.
create table saved_filters (
  tenant_id uuid not null,
  id integer generated always as identity,
  user_id integer not null,
  list text not null check (list in ('clients')),
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
create unique index saved_filters_name on saved_filters (tenant_id, user_id, list, lower(name));
call protect_tenant_table('saved_filters');
