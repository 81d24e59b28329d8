-- A sign-up of an address that has unsubscribed waits here until it is confirmed, so that one by a
-- stranger does not change the record of the unsubscribing and of the consent before it.
alter table subscribers add column asked_again_at_ms integer;
alter table subscribers add column asked_again_page text;
alter table subscribers add column asked_again_wording_version integer;

update subscribers set status = 'unsubscribed', asked_again_at_ms = asked_at_ms,
  asked_again_page = page, asked_again_wording_version = wording_version
where status = 'pending' and unsubscribed_at_ms is not null;
