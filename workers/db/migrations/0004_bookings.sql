create table bookings (
  id text primary key,
  -- From the form: the same form sent twice books once.
  request_key text not null unique,
  -- A keyed hash of the network that it was booked from.
  visitor_key text not null,
  starts_at text not null check (starts_at glob '????-??-??T??:??:00Z'),
  ends_at text not null check (ends_at glob '????-??-??T??:??:00Z'),
  -- The zone that the visitor saw the times in.
  zone text not null,
  name text not null,
  email text not null collate nocase,
  note text not null,
  status text not null check (status in ('booked', 'cancelled')),
  sequence integer not null default 0,
  created_at text not null,
  updated_at text not null
) strict, without rowid;

-- Decides who gets a slot. A cancelled booking gives it back.
create unique index bookings_slot on bookings (starts_at) where status = 'booked';
create index bookings_email on bookings (email, created_at);
create index bookings_visitor on bookings (visitor_key, created_at);
