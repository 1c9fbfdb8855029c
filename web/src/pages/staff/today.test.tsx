import { hours, minutes, toIso } from '@hammerdock/domain/time.ts';
import { describe, expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { Today } from './today.tsx';

const now = Date.now();
const visit = {
  visit_id: 'v1',
  first_name: 'Bea',
  last_initial: 'P',
  center: 'Decatur',
  lot_count: 3,
  starts_at: null,
  ends_at: null,
  arrived_date: toIso(now - minutes(12)),
};
const nextWeek = {
  starts_at: toIso(now + hours(24 * 7)),
  ends_at: toIso(now + hours(24 * 7) + minutes(1)),
};
const later = { ...visit, visit_id: 'v2', first_name: 'Cid', arrived_date: null };

async function show(answer: object | undefined, center: string | null = 'Decatur') {
  const cached = answer === undefined ? [] : ([[['pickup.getPickupQueue', {}], answer]] as const);
  const { render } = await openStage({ user: { role: 'staff', user_id: 'stella' }, cached });
  return render(<Today center={center} />);
}

describe('today’s pickups at the desk', () => {
  test('who waits is shown with the time that they have waited, and can be done', async () => {
    const html = await show({ waiting: [visit], slots: [] });
    expect(html).toContain('aria-label="Done with Bea P."');
    expect(textOfHtml(html)).toMatch(/Bea P\. 3 items, no pickup time .* waiting 1[12] min/);
    expect(textOfHtml(html)).toContain('No buyer has chosen a time today.');
  });

  test('a buyer who comes on another day than chosen is shown with that day', async () => {
    const html = await show({ waiting: [{ ...visit, ...nextWeek }], slots: [] });
    expect(textOfHtml(html)).toMatch(/, time [A-Z][a-z]{2}, [A-Z][a-z]{2} \d+, /);
  });

  test('each time names its buyers, and who of them is here', async () => {
    const html = await show({ waiting: [], slots: [{ ...nextWeek, visits: [visit, later] }] });
    const text = textOfHtml(html);
    expect(text).toMatch(/2 buyers Bea P\. 3 items Here Cid P\. 3 items/);
    expect(text.match(/\bHere\b(?! now)/g)).toHaveLength(1);
    expect(text).toContain('Nobody is waiting.');
  });

  test('admins see which center it is', async () => {
    const answer = { waiting: [visit], slots: [] };
    expect(textOfHtml(await show(answer, null))).toContain('3 items in Decatur');
    expect(textOfHtml(await show(answer))).not.toContain('in Decatur');
  });

  test('waits with skeletons', async () => {
    expect(await show(undefined)).toContain('Loading today’s pickups');
  });
});
