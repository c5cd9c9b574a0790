-- The id that this transaction took last: for rows that name one that leaves with them.
create function last_id() returns bigint language plpgsql volatile as $$
begin
  return currval(
    coalesce('company_ids."' || nullif(current_setting('app.tenant_id', true), '') || '"', 'shared_ids')::regclass);
end $$;
