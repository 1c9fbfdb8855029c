import { newYorkInstant, toIso } from '@hammerdock/domain/time.ts';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { openStage } from '../../testing/render-hook.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import type { PickupCenter, PickupVisit } from './pickup-center.ts';
import { PickupLine } from './pickup-line.tsx';
import { PickupTimes } from './pickup-times.tsx';

/** In the past and in the future of any run. */
const at = (year: number, hour: number) =>
  toIso(newYorkInstant({ year, month: 3, day: 5, hour, minute: 0 }));
const [OVER, TO_COME] = [2020, 2090];

const slot = { starts_at: at(TO_COME, 10), ends_at: at(TO_COME, 13), places_left: 2 };
const center: PickupCenter = {
  center_id: 'd',
  name: 'Decatur Pickup Center',
  city: 'Decatur',
  pickup_address: '1 Depot Road, Decatur, GA 30030',
  lot_count: 3,
  receipts: [
    {
      invoice_id: 'one',
      inv_num: '1001',
      lot_count: 3,
      pickup_start_date: at(OVER, 10),
      pickup_end_date: at(TO_COME, 18),
    },
  ],
  days: [{ day: '2090-03-05', slots: [slot] }],
  visit: null,
  arrive_from: at(OVER, 10),
  arrive_until: at(TO_COME, 18),
};
const visit: PickupVisit = {
  visit_id: 'v1',
  starts_at: slot.starts_at,
  ends_at: slot.ends_at,
  arrived_date: null,
  sequence: 1,
};

async function show(shown: React.ReactNode, centers?: readonly PickupCenter[]): Promise<string> {
  const cached =
    centers === undefined ? [] : ([[['pickup.getPickupSlots', {}], { centers }]] as const);
  const { render } = await openStage({ user: { role: 'buyer', user_id: 'bea' }, cached });
  return render(shown);
}
const textOf = async (given: Partial<PickupCenter>): Promise<string> =>
  textOfHtml(await show(<PickupTimes />, [{ ...center, ...given }]));

describe('the pickup times of a buyer', () => {
  test('wait, and say what comes when nothing is ready', async () => {
    expect(await show(<PickupTimes />)).toContain('Loading your pickup times');
    expect(await show(<PickupTimes />, [])).toContain('Once a receipt is paid');
  });

  test('without a time offer to choose one, and to come without', async () => {
    const text = await textOf({});
    expect(text).toContain('Choose a time that suits you so we can have your items ready.');
    expect(text).toContain('I’m here Tap this at the center so the desk knows you’re here.');
    for (const part of ['3 items ready', 'Choose a time', 'I’m here', 'Directions']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Add to calendar');
    const html = await show(<PickupTimes />, [center]);
    const [, ...buttons] = html.split(/<(?=button )/);
    const filled = buttons.filter((each) => !each.includes('data-variant="default"'));
    expect(filled.map((each) => textOfHtml(`<${each}`))).toEqual(['Choose a time']);
    expect(html).toMatch(/Choose a time at .*I’m here/);
    const without = await textOf({ days: [] });
    expect(without).toContain('No pickup times are left to choose');
    expect(without).not.toContain('Choose a time');
  });

  test('receipts that are ready later are not among the items that are ready', async () => {
    const [first] = center.receipts;
    const later = {
      invoice_id: 'two',
      inv_num: '1002',
      lot_count: 1,
      pickup_start_date: at(TO_COME, 18),
      pickup_end_date: at(TO_COME, 19),
    };
    if (first === undefined) throw new Error('the center has no receipt');
    const ready = '2 items ready, 1 more from Sun, Mar 5, 6 pm';
    const receipts = [{ ...first, lot_count: 2 }, later];
    expect(await textOf({ receipts })).toContain(ready);
    const lineOf = async (line: ReactElement) =>
      textOfHtml(await show(line, [{ ...center, receipts }]));
    expect(await lineOf(<PickupLine />)).toContain(`Pickup in Decatur: ${ready}.`);
    expect(await lineOf(<PickupLine invoiceId="two" />)).toContain(
      'Pickup in Decatur: 1 item, ready from Sun, Mar 5, 6 pm.',
    );
    expect(await lineOf(<PickupLine invoiceId="one" />)).toContain(
      '2 items are ready for pickup in Decatur.',
    );
    expect(await textOf({ receipts: [later] })).toContain(
      '1 item, ready from Sun, Mar 5, 6 pm, 1 Depot Road',
    );
  });

  test('with a time show it, with all that can be done about it', async () => {
    const html = await show(<PickupTimes />, [{ ...center, visit }]);
    expect(html).toContain('href="/pickups/v1.ics"');
    const text = textOfHtml(html);
    for (const part of ['10 am – 1 pm ET', 'Change', 'Cancel', 'Add to calendar']) {
      expect(text).toContain(part);
    }
  });

  test('a time that is over can neither be canceled nor added to a calendar', async () => {
    const over = { ...visit, starts_at: at(OVER, 10), ends_at: at(OVER, 13) };
    const text = await textOf({ visit: over });
    expect(text).toContain('Your pickup time was');
    expect(text).toContain('You can still stop by');
    expect(text).not.toMatch(/Cancel|Add to calendar/);
  });

  test('a buyer who is here need not say so again', async () => {
    const text = await textOf({ visit: { ...visit, arrived_date: at(TO_COME, 14) } });
    expect(text).toContain('You checked in at 2:00 pm.');
    expect(text).not.toContain('I’m here');
    expect(text).toContain('Change');
  });

  test('a buyer who is here is not asked to choose a time or to stop by', async () => {
    const here = { ...visit, arrived_date: at(TO_COME, 14) };
    const without = await textOf({ visit: { ...here, starts_at: null, ends_at: null } });
    expect(without).toContain('You checked in at 2:00 pm.');
    expect(without).not.toContain('Choose a time');
    const late = { ...here, starts_at: at(OVER, 10), ends_at: at(OVER, 13) };
    expect(await textOf({ visit: late })).not.toContain('You can still stop by');
  });

  test('a closed center says when it opens', async () => {
    const text = await textOf({ arrive_from: at(TO_COME, 10) });
    expect(text).toMatch(/You can check in here from [A-Z][a-z]{2}, Mar 5, 10 am ET\./);
    expect(text).not.toContain('I’m here');
    const never = await textOf({ arrive_from: null, arrive_until: null });
    expect(never).not.toMatch(/check in|I’m here/);
  });
});

describe('the line about pickup', () => {
  test('is about one receipt or about all, and leads to the times', async () => {
    const all = await show(<PickupLine />, [center]);
    expect(all).toContain('3 items are ready for pickup in Decatur.');
    expect(all).toContain('href="/schedule/pending#d"');
    const chosen = [{ ...center, visit }];
    expect(await show(<PickupLine invoiceId="one" />, chosen)).toContain('Pickup in Decatur: ');
    expect(await show(<PickupLine invoiceId="other" />, chosen)).not.toContain('Pickup');
  });

  test('warns of a receipt that is not ready at the chosen time, where it is about it', async () => {
    const later = {
      invoice_id: 'two',
      inv_num: '1002',
      lot_count: 1,
      pickup_start_date: at(TO_COME, 18),
      pickup_end_date: at(TO_COME, 19),
    };
    const shown = async (id: string | undefined, given: PickupVisit) => {
      const receipts = [...center.receipts, later];
      const line = id === undefined ? <PickupLine /> : <PickupLine invoiceId={id} />;
      return textOfHtml(await show(line, [{ ...center, visit: given, receipts }]));
    };
    const warning = 'Receipt 1002 (1 item) isn’t ready until Sun, Mar 5, 6 pm, after this time.';
    expect(await shown('two', visit)).toContain(warning);
    expect(await shown(undefined, visit)).toContain(warning);
    expect(await shown('one', visit)).not.toContain('isn’t ready');
    const over = { ...visit, starts_at: at(OVER, 10), ends_at: at(OVER, 13) };
    expect(await shown('two', over)).not.toContain('isn’t ready');
  });
});
