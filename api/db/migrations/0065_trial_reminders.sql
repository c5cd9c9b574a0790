-- When the owners of a company were last reminded of the end of its trial.
alter table tenants add column trial_reminded_at timestamptz;
