import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { IdentityCheck } from './identity-check.tsx';

test.each([
  ['off', ''],
  ['none', 'Not checked Verify your identity with a photo ID.'],
  ['pending', 'Check pending Your identity check isn’t finished yet. Continue'],
  ['verified', 'Verified Your identity is verified. There’s nothing more to do.'],
  ['failed', 'Check failed We couldn’t verify your identity. You can try again. Try again'],
])('AUTH-15 a buyer whose check is "%s" reads: %s', async (kyc_status, text) => {
  const answer = { userData: { kyc_status } };
  const { render } = await openStage({
    cached: [[['account.getUserProfileDetails', {}], answer]],
  });
  expect(textOfHtml(render(<IdentityCheck />))).toContain(text);
});
