import { describe, expect, it } from 'vitest';
import { openAlerts } from './alerts.ts';

describe('alerts', () => {
  it('shows three at a time, the oldest first, and the next when one is closed', () => {
    const alerts = openAlerts();
    for (const message of ['one', 'two', 'three', 'four']) alerts.say('good', message);
    const [one, two] = alerts.shown();
    expect(alerts.shown().map(({ message }) => message)).toEqual(['one', 'two', 'three']);
    alerts.close(two?.id ?? 0);
    expect(alerts.shown().map(({ message }) => message)).toEqual(['one', 'three', 'four']);
    alerts.close(one?.id ?? 0);
    expect(alerts.shown().map(({ message }) => message)).toEqual(['three', 'four']);
  });

  it('keeps what is said before anybody draws it, and tells who listens of each change', () => {
    const alerts = openAlerts();
    alerts.say('bad', 'The line is gone');
    let told = 0;
    const leave = alerts.subscribe(() => (told += 1));
    const [alert] = alerts.shown();
    expect(alert).toMatchObject({ tone: 'bad', message: 'The line is gone' });
    // React looks again and again, and draws only when it finds another list.
    expect(alerts.shown()).toBe(alerts.shown());
    alerts.close(alert?.id ?? 0);
    leave();
    alerts.say('good', 'Unheard');
    expect(told).toBe(1);
  });
});
