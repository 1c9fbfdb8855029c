import { expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { ZipField } from './zip-field.tsx';

const HINT = 'We don’t know ZIP code 00000';
const ERROR = 'No ZIP code begins with 000';

test('a doubt has the look of a warning, and is not shown beside an error', async () => {
  const { render } = await openStage();
  const doubted = render(<ZipField hint={HINT} />);
  expect(doubted).toContain('lucide-triangle-alert');
  expect(textOfHtml(doubted)).toContain(HINT);
  const wrong = textOfHtml(render(<ZipField hint={HINT} error={ERROR} />));
  expect(wrong).toContain(ERROR);
  expect(wrong).not.toContain(HINT);
});
