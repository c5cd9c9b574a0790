-- A new address to sign in with is its owner's to confirm: mailed there, with what it will be.
alter table account_tokens
  drop constraint account_tokens_purpose_check,
  add column email text,
  add constraint account_tokens_purpose_check check (purpose in ('reset', 'invite', 'second_factor', 'email')),
  add constraint account_tokens_email_check check ((purpose = 'email') = (email is not null));
