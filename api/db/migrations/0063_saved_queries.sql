-- A company's own questions to the graph. Each change is a version of its own; the ones before stay.
create table saved_queries (
  tenant_id uuid not null,
  id integer generated always as identity,
  name text not null,
  version integer not null default 1,
  primary key (tenant_id, id)
);
create unique index saved_queries_by_name on saved_queries (tenant_id, lower(name));

create table saved_query_versions (
  tenant_id uuid not null,
  query_id integer not null,
  version integer not null,
  query text not null,
  variables text not null,
  saved_by integer not null,
  saved_at timestamptz not null,
  primary key (tenant_id, query_id, version),
  foreign key (tenant_id, query_id) references saved_queries on delete cascade,
  foreign key (tenant_id, saved_by) references users
);

call protect_tenant_table('saved_queries');
call protect_tenant_table('saved_query_versions');
