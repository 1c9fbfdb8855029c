import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ClockContext, openClock } from '../../lib/time/clock.tsx';
import { textOfHtml } from '../../testing/text-of-html.ts';
import { ConditionBadge } from './condition-badge.tsx';
import { Countdown } from './countdown.tsx';
import { LotPicture } from './lot-picture.tsx';
import { LotStatus } from './lot-status.tsx';
import { Money } from './money.tsx';

const NOON = Date.UTC(2026, 10, 22, 17);
const render = (children: ReactNode) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ClockContext value={openClock(NOON)}>{children}</ClockContext>
    </MantineProvider>,
  );

test('LIST-10 a countdown marks the last minutes and the end', () => {
  const at = (leftMs: number) => render(<Countdown closesAt={NOON + leftMs} />);
  expect(textOfHtml(at(90_061_000))).toBe('1D 1H 1M 1S');
  expect(at(299_000)).toContain('data-urgency="soon"');
  expect(at(59_000)).toContain('data-urgency="last"');
  expect(textOfHtml(at(-1))).toBe('Auction Closed');
  expect(at(-1)).toContain('data-urgency="over"');
});

test('a lot without a photo says so, in words and to assistive technology', () => {
  const html = render(<LotPicture src={undefined} alt="" />);
  expect(html).not.toContain('<img');
  expect(html).toContain('role="img" aria-label="No photo"');
  expect(textOfHtml(html)).toBe('No photo');
  const named = render(<LotPicture src={undefined} alt="Copper kettle" />);
  expect(named).toContain('aria-label="Copper kettle: no photo"');
});

test('a picture reserves its space, and only the first ones load at once', () => {
  const picture = (eager: boolean) =>
    render(<LotPicture src="/pictures/a.webp" alt="" eager={eager} />);
  expect(picture(false)).toMatch(/width="\d+" height="\d+" loading="lazy"/);
  expect(picture(true)).toContain('loading="eager"');
  expect(picture(true)).toMatch(/fetchpriority="high"/i);
});

test('a condition is a button only where it is explained', () => {
  const open = () => undefined;
  expect(render(<ConditionBadge condition="Damaged" />)).not.toContain('<button');
  const button = render(<ConditionBadge condition="Damaged" onOpen={open} />);
  expect(button).toMatch(/<button[^>]*aria-label="Condition: Damaged"/);
  expect(button).toContain('data-grade="worst"');
  expect(render(<ConditionBadge condition="Apparel" />)).not.toContain('data-grade');
});

test('a standing has words beside its color, and an amount its cents', () => {
  expect(textOfHtml(render(<LotStatus tone="bad">You Lost</LotStatus>))).toBe('You Lost');
  expect(textOfHtml(render(<Money cents={123_456} />))).toBe('$1,234.56');
});
