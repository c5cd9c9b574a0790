-- How a person likes to work. Its version is its own: choosing colours must not make an open form of this person stale.
alter table users
  add column preferences jsonb not null default '{}',
  add column preferences_version integer not null default 1;
