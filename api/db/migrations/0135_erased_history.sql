-- A person who is erased goes from the history of the waiting list and of gift cards too. All records of the person are taken
-- at once, so that the whole history is searched for the words once.
drop function erase_from_history(integer, text[], text[]);
create function erase_from_history(people integer[], fields text[], words text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := current_tenant();
  about bigint[];
  lower_words text[] := array(select lower(word) from unnest(words) word);
begin
  select array_agg(a.id) into about from audit_log a where a.tenant_id = company and (a.entity, a.entity_id) in (
    select entity, person::text from unnest(people) person, unnest(array['client', 'user', 'account']) entity
    union all select 'booking', id::text from bookings where tenant_id = company and client_id = any(people)
    union all select 'membership', id::text from memberships where tenant_id = company and client_id = any(people)
    union all select 'waitlist_entry', id::text from waitlist_entries
      where tenant_id = company and client_id = any(people)
    union all select 'gift_card', id::text from gift_cards where tenant_id = company
      and (redeemed_by = any(people) or lower(buyer_email) = any(lower_words) or lower(recipient_email) = any(lower_words)));
  update audit_log set before = without_personal(before, fields, words), after = without_personal(after, fields, words)
    where tenant_id = company
      and (id = any(about) or entity = 'activity' and entity_id in (select unnest(about)::text));
  if cardinality(words) > 0 then
    update audit_log set before = without_personal(before, '{}', words), after = without_personal(after, '{}', words)
      where tenant_id = company and exists (
        select from unnest(lower_words) word where position(word in lower(concat(before::text, after::text))) > 0);
  end if;
end $$;
revoke all on function erase_from_history(integer[], text[], text[]) from public;
grant execute on function erase_from_history(integer[], text[], text[]) to fairway_app;
