-- Which widgets a person's dashboard has, in their order; who has chosen none has no row.
create table widget_preferences (
  tenant_id uuid not null,
  user_id integer not null,
  widgets jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users on delete cascade
);
call protect_tenant_table('widget_preferences');
