-- A code or a link in a message rests sealed beside its words, and only while it is good for
-- something (SEC-07).
alter table messages add column sealed bytea;
alter table messages add column sealed_until timestamptz;
alter table messages add check (sealed is null or sealed_until is not null);
create index messages_sealed on messages (sealed_until) where sealed is not null;

-- What was written in plain words so far is made unreadable. Whoever waits for one asks again.
update messages set
  subject = regexp_replace(subject, '\d{6}', '••••••'),
  body_text = regexp_replace(body_text, '\d{6}', '••••••'),
  body_html = regexp_replace(body_html, '(Your code is )\d{6}', '\1••••••')
where template = 'verification-code';
update messages set
  body_text = regexp_replace(body_text, '([?](token|confirm)=)[\w.-]+', '\1••••••'),
  body_html = regexp_replace(body_html, '([?](token|confirm)=)[\w.-]+', '\1••••••')
where template in ('password-reset', 'verify-email', 'newsletter');
-- Six digits are soon tried: their plain digests go as well.
update one_time_codes set code_hash = '' where purpose in ('email', 'phone');
