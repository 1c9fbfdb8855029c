import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

test('secrets and personal data are taken out of the log, at the depths we log them', () => {
  const lines: string[] = [];
  const sink = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  });
  const log = openLog('info', sink);
  const person = { email: 'ann@example.com', phone: '+14045550100', password: 'hunter2-hunter2' };
  log.info({ ...person, user: person, deep: { user: person } }, 'somebody came by');
  log.info(
    { req: { headers: { cookie: 'hammerdock=abc', authorization: 'Bearer abc' } } },
    'asked',
  );
  const text = lines.join('');
  expect(text).toContain('somebody came by');
  expect(text).not.toMatch(/ann@example|4045550100|hunter2|hammerdock=abc|Bearer/);
});
