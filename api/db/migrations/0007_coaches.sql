-- Hours of a coach are changed one row at a time by several people, and a dated row says why it is there.
alter table coach_availabilities
  add column note text,
  add column version integer not null default 1;
