// The ranges of days that a report offers; a module of its own, since every page reads addresses.
export const RANGE_PRESETS = ['7d', '30d', '90d', 'month', 'last-month', '12m'] as const;
export type RangePreset = (typeof RANGE_PRESETS)[number];
