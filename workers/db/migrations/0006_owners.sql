-- The user who booked the call while signed in. The address alone does not identify them, because it
-- may change, or never be confirmed.
alter table bookings add column user_id text;
create index bookings_user_id on bookings (user_id) where user_id is not null;

-- The user whose confirmed address this was before their account changed to another one.
alter table subscribers add column user_id text;
create index subscribers_user_id on subscribers (user_id) where user_id is not null;

-- The user who was signed in when this address was last entered. It may be somebody else's address.
alter table subscribers add column asked_by_user_id text;
create index subscribers_asked_by_user_id on subscribers (asked_by_user_id)
  where asked_by_user_id is not null;
