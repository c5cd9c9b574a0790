-- The name that an engineer would search for. What is under way is at most ten minutes old and is begun again.
truncate handovers;
alter table handovers rename to code_exchanges;
alter table code_exchanges drop constraint handovers_kind_check;
-- `code`: of one minute, bound to the browser that began; `link`: waits for the proof that the account here is the same person's.
alter table code_exchanges add constraint code_exchanges_kind_check check (kind in ('code', 'link'));
