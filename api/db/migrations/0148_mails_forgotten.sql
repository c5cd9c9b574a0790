-- What a mail was composed from: names, addresses, messages. A mail that was sent needs it no more, and one that waits may not be
-- changed, so the product's role has this instead of the right to change it. The lists of messages read which campaign a mail is of,
-- and a payment that was recorded by mistake reads to whom its receipt was mailed.
create index outbox_composed_from on outbox (tenant_id, sent_at)
  where sent_at is not null and payload <> '{}' and kind not in ('campaign', 'receipt');

create function forget_sent_mails(sent_before timestamptz, most integer) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  company uuid := current_tenant();
begin
  update outbox set payload = '{}' where tenant_id = company and id = any(array(
    select id from outbox where tenant_id = company and sent_at < sent_before
      and sent_at is not null and payload <> '{}' and kind not in ('campaign', 'receipt')
    order by sent_at limit most));
end $$;
revoke all on function forget_sent_mails(timestamptz, integer) from public;
grant execute on function forget_sent_mails(timestamptz, integer) to fairway_app;
