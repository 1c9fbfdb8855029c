import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAnnouncements } from './announcements.ts';

describe('announcements', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listen = () => {
    const announcer = openAnnouncements();
    const spoken: string[] = [];
    announcer.subscribe(() => spoken.push(announcer.current()));
    return { announcer, spoken };
  };

  test('combines simultaneous announcements', () => {
    const { announcer, spoken } = listen();
    announcer.announce('price', 'Current Bid $21.00');
    announcer.announce('standing', 'You have been outbid.');
    expect(spoken).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(spoken).toEqual(['Current Bid $21.00. You have been outbid.']);
  });

  test('announces the first and the last of quick changes, with a pause between', () => {
    const { announcer, spoken } = listen();
    for (let price = 1; price <= 20; price += 1) {
      announcer.announce('price', `Current Bid $${price}.00.`);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(2_500);
    expect(spoken).toEqual(['Current Bid $3.00.', 'Current Bid $20.00.']);
  });

  test('repeats a text when it happens again', () => {
    const { announcer, spoken } = listen();
    announcer.announce('line', 'Live updates are back.');
    vi.advanceTimersByTime(10_000);
    announcer.announce('line', 'Live updates are back.');
    vi.advanceTimersByTime(500);
    expect(spoken).toEqual(['Live updates are back.', '', 'Live updates are back.']);
  });

  test('leaves out a lot whose change is announced elsewhere, and no other', () => {
    const { announcer, spoken } = listen();
    const unmute = announcer.mute('kettle');
    announcer.announce('close kettle', 'Auction Closed.');
    announcer.announce('close toaster', 'Toaster: Auction Closed.');
    vi.advanceTimersByTime(500);
    unmute();
    announcer.announce('price kettle', 'Current Bid $3.00.');
    vi.advanceTimersByTime(2_500);
    expect(spoken).toEqual(['Toaster: Auction Closed.', 'Current Bid $3.00.']);
  });

  test('is silent while nothing happens', () => {
    const { announcer, spoken } = listen();
    vi.advanceTimersByTime(60_000);
    expect(spoken).toEqual([]);
    expect(announcer.current()).toBe('');
  });
});
