-- A client is found by any part of name, address or number. Trigrams find it among all of a company's people without
-- reading them all.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- One space before each word, so that its beginning can be asked for.
alter table users add column search_text text not null generated always as (
  lower(' ' || first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' ' || coalesce(contact_email, '')
    || ' ' || coalesce(phone, ''))) stored;
create index users_search on users using gin (tenant_id, search_text gin_trgm_ops);

-- Row-level security lets only leakproof operators near an index, and LIKE is none. This look-up is bound to the tenant of
-- the transaction by its own words instead; the owner, whom the policies bind as well, may read for it.
create policy owner_looks_up on users for select to current_user using (true);
create function people_like(pattern text)
  returns table (id integer, first_name text, last_name text, email text, contact_email text, phone text, roles text[],
    created_at timestamptz, version integer)
  language sql stable security definer rows 200 set search_path = public, pg_temp
  as $$
    select id, first_name, last_name, email, contact_email, phone, roles, created_at, version
    from users where tenant_id = current_tenant() and search_text like pattern
  $$;
revoke all on function people_like(text) from public;
grant execute on function people_like(text) to fairway_app;
