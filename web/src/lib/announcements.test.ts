import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openAnnouncements } from './announcements.ts';

describe('the voice of a page', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const listen = () => {
    const voice = openAnnouncements();
    const said: string[] = [];
    voice.subscribe(() => said.push(voice.current()));
    return { voice, said };
  };

  test('says in one breath what comes at one moment', () => {
    const { voice, said } = listen();
    voice.announce('price', 'Current Bid $21.00');
    voice.announce('standing', 'You have been outbid.');
    expect(said).toEqual([]);
    vi.advanceTimersByTime(500);
    expect(said).toEqual(['Current Bid $21.00. You have been outbid.']);
  });

  test('says of a quick duel the first word and then the last, with a pause between', () => {
    const { voice, said } = listen();
    for (let price = 1; price <= 20; price += 1) {
      voice.announce('price', `Current Bid $${price}.00.`);
      vi.advanceTimersByTime(100);
    }
    vi.advanceTimersByTime(2_500);
    expect(said).toEqual(['Current Bid $3.00.', 'Current Bid $20.00.']);
  });

  test('says the same again when it happens again', () => {
    const { voice, said } = listen();
    voice.announce('line', 'Live updates are back.');
    vi.advanceTimersByTime(10_000);
    voice.announce('line', 'Live updates are back.');
    vi.advanceTimersByTime(500);
    expect(said).toEqual(['Live updates are back.', '', 'Live updates are back.']);
  });

  test('is silent while nothing happens', () => {
    const { voice, said } = listen();
    vi.advanceTimersByTime(60_000);
    expect(said).toEqual([]);
    expect(voice.current()).toBe('');
  });
});
