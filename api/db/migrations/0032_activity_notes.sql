-- What staff wrote about something that was done to a client, a booking or a membership of theirs.
create table activity_notes (
  tenant_id uuid not null,
  id integer generated always as identity,
  activity_id bigint not null,
  body text not null,
  author_id integer not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, activity_id) references audit_log on delete cascade,
  foreign key (tenant_id, author_id) references users
);
create index activity_notes_by_activity on activity_notes (tenant_id, activity_id);

call protect_tenant_table('activity_notes');
