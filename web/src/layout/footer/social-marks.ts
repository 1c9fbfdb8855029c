// Lucide has no trademarks. These are the outlines of Tabler Icons (MIT, Paweł Kuna).
import { createLucideIcon } from 'lucide-react';

export const SOCIAL_MARKS = {
  Facebook: createLucideIcon('facebook', [
    [
      'path',
      { d: 'M7 10v4h3v7h4v-7h3l1-4h-4v-2a1 1 0 0 1 1-1h3v-4h-3a5 5 0 0 0-5 5v2h-3', key: 'f' },
    ],
  ]),
  Instagram: createLucideIcon('instagram', [
    ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 4, key: 'body' }],
    ['circle', { cx: 12, cy: 12, r: 3.5, key: 'lens' }],
    ['path', { d: 'M17 7v.01', key: 'light' }],
  ]),
  YouTube: createLucideIcon('youtube', [
    ['rect', { x: 2, y: 4, width: 20, height: 16, rx: 4, key: 'screen' }],
    ['path', { d: 'm10 9 5 3-5 3z', key: 'play' }],
  ]),
} as const;
