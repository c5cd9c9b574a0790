-- Asked before each mail: whether an owner has proven an address.
create index users_owners on users (tenant_id) where 'owner' = any(roles);
