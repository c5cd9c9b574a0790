-- The planner takes a company that is missing from the statistics of a table for a single row, and compares each of its rows with all
-- others. By default a table is counted again once a tenth of it has changed, which a young company next to a large one never
-- reaches.
do $$
declare company_table regclass;
begin
  for company_table in
    select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  loop
    execute format('alter table %s set (autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 100)',
      company_table);
  end loop;
end $$;
