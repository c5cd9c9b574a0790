-- "cote grace" finds Grace Côté: letters without their accents, and the first name once more behind the last. As
-- `withoutAccents` of search-text.ts.
alter table users drop column search_text;
alter table users add column search_text text not null generated always as (
  translate(regexp_replace(normalize(lower(
    ' ' || first_name || ' ' || last_name || ' ' || first_name || ' ' || coalesce(email, '') || ' '
    || coalesce(contact_email, '') || ' ' || coalesce(phone, '')), nfkd), '[\u0300-\u036f]', '', 'g'), 'øłđı', 'oldi')) stored;
create index users_search on users using gin (tenant_id, search_text gin_trgm_ops);
