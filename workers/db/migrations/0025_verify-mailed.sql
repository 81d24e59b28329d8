-- When the last email that asks to confirm the address was stored. Null if there was none, or if it was
-- stored before this column existed: then it is unknown whether the owner was ever asked.
alter table users add column verify_mailed_at_sec integer;

drop index users_unconfirmed;
create index users_unconfirmed on users (verify_mailed_at_sec) where email_verified_at_sec is null;
