import type { UserData } from '@hammerdock/contract/shapes/person.ts';
import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { ProfileFacts } from './profile-facts.tsx';

test.each([
  ['ZIP code 30030 is in Decatur, Georgia', '30030 ZIP code 30030 is in Decatur, Georgia'],
  ['', '30030 Country'],
])('a saved ZIP code has the warning "%s"', async (message, shown) => {
  const user = { zip: '30030', state: 'AL', phone: '', country: 'US', bid_limit: null };
  const answer = { is_valid: message === '', message, place: null };
  const { render } = await openStage({
    cached: [[['places.isValidAddress', { zip: '30030', state: 'AL' }], answer]],
  });
  const facts = <ProfileFacts user={user as Partial<UserData> as UserData} />;
  expect(textOfHtml(render(facts)).replaceAll(/\s+/g, ' ')).toContain(shown);
});
