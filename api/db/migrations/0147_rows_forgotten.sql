-- Each minute asks for rows with what was typed in them, of imports that can no longer be rolled back.
create index import_rows_typed on import_rows (tenant_id, import_id) where record is not null;
create index imports_done on imports (tenant_id, finished_at) where status = 'done';
