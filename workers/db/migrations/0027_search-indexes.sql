-- For the clean-up, which deletes the oldest calls and the oldest pending sign-ups.
create index bookings_ends_at on bookings (ends_at);
create index subscribers_status_asked_at_ms on subscribers (status, asked_at_ms);
drop index subscribers_status;

-- The primary key starts with the article, so it does not find what one address was sent.
create index newsletter_sends_email on newsletter_sends (email);
