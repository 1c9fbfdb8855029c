import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { MemberCodes } from './member-codes.tsx';

const USER = {
  role: 'buyer',
  email: 'nell@example.com',
  email_verified: 0,
  phone: '+14045557701',
} as const;

/** The page of a user whose codes were sent, or are no longer valid. */
async function pageFor(sent: { email_code_sent: 0 | 1; phone_code_sent: 0 | 1 }, user = {}) {
  const profile = { userData: { ...USER, ...sent } };
  const stage = await openStage({
    user: { ...USER, ...user },
    cached: [[['account.getUserProfileDetails', {}], profile]],
  });
  return stage.render(<MemberCodes referer="/productView/7" />);
}

test('R34 a user who signed in before the codes enters the ones that were sent', async () => {
  const page = await pageFor({ email_code_sent: 1, phone_code_sent: 1 });
  expect(page).toContain('We sent a code by email to nell@example.com');
  expect(page).toContain('Text message code');
  expect(page).toContain('Not now');
});

test('new codes are offered where one of the two can no longer be entered', async () => {
  const page = await pageFor({ email_code_sent: 1, phone_code_sent: 0 });
  expect(page).toContain('Send codes');
  expect(page).not.toContain('Text message code');
});

test('a user with a verified email has no codes to enter', async () => {
  const page = await pageFor({ email_code_sent: 1, phone_code_sent: 1 }, { email_verified: 1 });
  expect(page).not.toMatch(/Enter your codes|Send codes/);
});
