-- Who gets the answer of a saved query by mail, and when next. Whoever has left the company gets none.
create table saved_query_mails (
  tenant_id uuid not null,
  query_id integer not null,
  user_id integer not null,
  every text not null,
  weekday integer,
  month_day integer,
  hour integer not null,
  next_at timestamptz not null,
  last_sent_at timestamptz,
  primary key (tenant_id, query_id, user_id),
  foreign key (tenant_id, query_id) references saved_queries on delete cascade,
  foreign key (tenant_id, user_id) references users
);
alter table saved_query_mails add constraint saved_query_mails_every check (every in ('day', 'week', 'month'));
alter table saved_query_mails add constraint saved_query_mails_weekday check ((weekday is not null) = (every = 'week'));
alter table saved_query_mails add constraint saved_query_mails_month_day check ((month_day is not null) = (every = 'month'));
create index saved_query_mails_due on saved_query_mails (tenant_id, next_at);

call protect_tenant_table('saved_query_mails');
