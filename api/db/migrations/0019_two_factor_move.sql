-- A new app takes over when its first code proves it; until then the old one stays good.
alter table two_factors
  alter column secret drop not null,
  add column next_secret bytea,
  add check ((secret is null) = (confirmed_at is null));
