create table subscribers (
  -- Providers ignore case: if Ann@ and ann@ were two rows, one person could get many mails a day.
  email text primary key not null collate nocase,
  status text not null check (status in ('pending', 'confirmed', 'unsubscribed')),
  -- Never changes: the unsubscribe link of every mail ever sent must go on working.
  token text not null unique,
  -- Proof of consent: when, on which page, to which wording.
  asked_at_ms integer not null,
  page text not null,
  wording_version integer not null,
  confirmed_at_ms integer,
  unsubscribed_at_ms integer,
  -- Who may send the confirmation mail, since when, and when it went out.
  mail_key text,
  mail_claimed_at_ms integer,
  mailed_at_ms integer
) strict;

create index subscribers_status on subscribers (status);

-- One row per article and address, written before the mail goes out, so that nobody gets it twice.
create table newsletter_sends (
  article text not null,
  email text not null collate nocase,
  state text not null check (state in ('claimed', 'sent', 'failed')),
  claimed_at_ms integer not null,
  primary key (article, email)
) strict, without rowid;
