-- What the first step of a sign-in proved waits for the second: by which way, and the account elsewhere that it links.
-- Sign-ins under way, which know neither, begin again.
delete from account_tokens where purpose = 'second_factor';
alter table account_tokens
  add column way text check (way in ('password', 'google')),
  add column link jsonb,
  add check ((purpose = 'second_factor') = (way is not null));
