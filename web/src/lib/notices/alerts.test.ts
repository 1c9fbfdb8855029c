import { describe, expect, it } from 'vitest';
import { openAlerts } from './alerts.ts';

describe('alerts', () => {
  it('NAV-10 shows at most three at a time, the oldest first, and the next when one is closed', () => {
    const alerts = openAlerts();
    for (const message of ['one', 'two', 'three', 'four']) alerts.add('bad', message);
    const [one, two] = alerts.shown();
    expect(alerts.shown().map(({ message }) => message)).toEqual(['one', 'two', 'three']);
    alerts.close(two?.id ?? 0);
    expect(alerts.shown().map(({ message }) => message)).toEqual(['one', 'three', 'four']);
    alerts.close(one?.id ?? 0);
    expect(alerts.shown().map(({ message }) => message)).toEqual(['three', 'four']);
  });

  it('replaces a success by the next one, and an error only by the same', () => {
    const alerts = openAlerts();
    alerts.add('bad', 'Card declined');
    for (const message of ['Saved', 'Bid placed']) alerts.add('good', message);
    for (const message of ['Connection lost', 'Card declined']) alerts.add('bad', message);
    expect(alerts.shown().map(({ message }) => message)).toEqual([
      'Bid placed',
      'Connection lost',
      'Card declined',
    ]);
  });

  it('replaces or closes no success that stays longer', () => {
    const alerts = openAlerts();
    alerts.add('good', 'Kettle: Accepted', 'long');
    alerts.add('good', 'Lamp: Accepted', 'until closed');
    alerts.add('good', 'Saved');
    alerts.closeSuccesses();
    expect(alerts.shown().map(({ message }) => message)).toEqual([
      'Kettle: Accepted',
      'Lamp: Accepted',
    ]);
  });

  it('leaves a place for the next alert beside any number that stay longer', () => {
    const alerts = openAlerts();
    for (const lot of ['Kettle', 'Lamp', 'Rug', 'Vase']) alerts.add('bad', lot, 'until closed');
    alerts.add('bad', 'Card declined');
    alerts.add('good', 'Saved');
    const texts = () => alerts.shown().map(({ message }) => message);
    expect(texts()).toEqual(['Kettle', 'Lamp', 'Rug', 'Card declined']);
    alerts.close(alerts.shown()[3]?.id ?? 0);
    expect(texts()).toEqual(['Kettle', 'Lamp', 'Rug', 'Saved']);
  });

  it('closes the successes of an earlier step, and leaves the errors', () => {
    const alerts = openAlerts();
    alerts.add('bad', 'Connection lost');
    alerts.add('good', 'You bought this item');
    alerts.closeSuccesses();
    expect(alerts.shown().map(({ message }) => message)).toEqual(['Connection lost']);
  });

  it('stores alerts before they are rendered, and notifies subscribers of each change', () => {
    const alerts = openAlerts();
    alerts.add('bad', 'Connection lost');
    let notified = 0;
    const leave = alerts.subscribe(() => (notified += 1));
    const [alert] = alerts.shown();
    expect(alert).toMatchObject({ tone: 'bad', message: 'Connection lost' });
    // React compares the list by identity.
    expect(alerts.shown()).toBe(alerts.shown());
    alerts.close(alert?.id ?? 0);
    leave();
    alerts.add('good', 'Unheard');
    expect(notified).toBe(1);
  });
});
