-- Emails are one where they differ in the case of A to Z only. The locale's lower case would also
-- make U+212A a k, and so another mailbox (SF6).
create unique index users_email_ascii on users (lower(email collate "C"));
drop index users_email;
