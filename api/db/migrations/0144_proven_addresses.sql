-- A link proves the address that it was mailed to, and a sign-in through Google the one that Google vouches for.
alter table account_tokens drop constraint account_tokens_email_check;
alter table account_tokens add constraint account_tokens_email_check check (purpose <> 'email' or email is not null);

-- Links that are on their way.
do $$
declare
  company uuid;
begin
  for company in select tenant_id from tenants loop
    perform set_config('app.tenant_id', company::text, true);
    update account_tokens t set email = u.email from users u
      where t.tenant_id = company and t.purpose in ('reset', 'invite') and t.used_at is null
        and u.tenant_id = company and u.id = t.user_id;
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
