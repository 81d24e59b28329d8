create table outbox (
  -- The mail's idempotency key: one mail is stored once, and a mail API sends it once.
  id text primary key,
  kind text not null,
  -- The person the mail is about, who may not be its reader. Their rows are found and erased by this.
  email text not null collate nocase,
  -- The whole mail as JSON; empty once it was given up.
  mail text not null,
  created_at_ms integer not null,
  -- When the next try is due. Taking a mail moves this on, so that nobody else takes it meanwhile.
  due_at_ms integer not null,
  try_count integer not null default 0,
  -- After this nobody needs the mail any more.
  expires_at_ms integer not null,
  given_up_at_ms integer
) strict;

create index outbox_due_at_ms on outbox (due_at_ms) where given_up_at_ms is null;
create index outbox_given_up_at_ms on outbox (given_up_at_ms) where given_up_at_ms is not null;
create index outbox_email on outbox (email);
