// Whether the closing page beeps and vibrates, stored in this browser.
import { useState } from 'react';

const KEY = 'hammerdock.closing-alerts';

export interface AlertSettings {
  readonly sound: boolean;
  readonly vibration: boolean;
}

const OFF: AlertSettings = { sound: false, vibration: false };

/** Storage may be blocked, or changed by hand. */
function read(): AlertSettings {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return OFF;
    return {
      sound: 'sound' in stored && stored.sound === true,
      vibration: 'vibration' in stored && stored.vibration === true,
    };
  } catch {
    // A browser without storage is silent.
    return OFF;
  }
}

export function useAlertSettings() {
  const [settings, setSettings] = useState(read);
  return {
    settings,
    change: (changes: Partial<AlertSettings>): void => {
      const next = { ...settings, ...changes };
      setSettings(next);
      try {
        localStorage.setItem(KEY, JSON.stringify(next));
      } catch {
        // Without storage it lasts until the page is left.
      }
    },
  };
}
