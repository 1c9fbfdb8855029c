import { findSlowTexts } from '@hammerdock/domain/testing/hostile-texts.ts';
import { expect, test } from 'vitest';
import { readTrustedProxies, rateLimitKey } from '../http/caller-address.ts';
import { isTooCommon } from '../security/passwords.ts';
import { redactText } from './redact.ts';

test.each<[string, (text: string) => unknown]>([
  ['redaction of log lines', redactText],
  ['redaction of cookies', (text) => redactText(`hammerdock=${text}`)],
  ['a list of trusted proxies', readTrustedProxies],
  ['the address of a caller', rateLimitKey],
  ['a password', (text) => isTooCommon(text, [text])],
])('S25 %s takes little time for hostile text', (_name, check) => {
  expect(findSlowTexts(check)).toEqual([]);
});

test.each([
  ['mail to o.neil+x@mail.example.com now', 'mail to [hidden] now'],
  ["a@b@c.example and 'd@e.example'", "a@[hidden] and [hidden]'"],
  ['Cookie: a=1; __Host-hammerdock=abc; b=2', 'Cookie: a=1; __Host-hammerdock=[hidden]; b=2'],
  ['my-session-id=abc, session=x', 'my-session-id=[hidden], session=[hidden]'],
  ['sessions=3 of hammerdock', 'sessions=[hidden] of hammerdock'],
  ['call +1 404 555 0100 or (404) 555-0101', 'call [hidden] or [hidden]'],
])('%s is logged as %s', (text, logged) => {
  expect(redactText(text)).toBe(logged);
});
