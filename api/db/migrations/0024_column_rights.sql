-- The product's role writes of a company what its people may change, and of its standing what the payment provider says:
-- never who it is, nor that it need not pay. Nobody is deleted: accounts end and the history stays.
revoke update on tenants from fairway_app;
grant update (
  name, timezone, locale, currency, brand_color, subscription_status, trial_ends_at, cancelled_at, owners_need_two_factor,
  version
) on tenants to fairway_app;
revoke delete on users from fairway_app;
