-- What an address has used of the running month although its account is deleted: a new account of it begins with that.
create table departed_usage (
  -- HMAC-SHA-256 of the address under a key of this installation, as lower-case hexadecimal digits.
  address_hash text not null,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  used integer not null check (used > 0),
  primary key (address_hash, month)
);
