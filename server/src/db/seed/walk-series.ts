// Lots that close one after another from the first minute on, so that a browser test that comes at
// any time finds one with just the time left that it needs.
import { seconds, type Duration, type Instant } from '@hammerdock/domain/time.ts';
import type { NewLot } from '../../store/lots.ts';

const APART_SECONDS = 30;
const COUNT = 20;

export interface Series {
  readonly title: string;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly pickupStartsAt: Instant;
  readonly staggerSeconds: number;
  readonly softCloseSeconds: number;
  /** Each title ends in its place: "Biscuit tin 1" closes first. */
  readonly goods: readonly Pick<NewLot, 'lpn' | 'title' | 'retractMinutes'>[];
}

interface Wish {
  readonly goods: string;
  readonly firstClose: Duration;
  readonly softCloseSeconds: number;
  readonly retractMinutes?: number;
}

const WISHES: readonly Wish[] = [
  { goods: 'Biscuit tin', firstClose: seconds(60), softCloseSeconds: 0 },
  { goods: 'Tea caddy', firstClose: seconds(90), softCloseSeconds: 0, retractMinutes: 1 },
  { goods: 'Jam jar', firstClose: seconds(60), softCloseSeconds: 300 },
];

export const seriesOf = (now: Instant, startsAt: Instant): Series[] =>
  WISHES.map(({ goods, firstClose, softCloseSeconds, retractMinutes = 0 }, index) => ({
    title: `${goods}s`,
    startsAt,
    endsAt: now + firstClose,
    pickupStartsAt: now,
    staggerSeconds: APART_SECONDS,
    softCloseSeconds,
    goods: Array.from({ length: COUNT }, (_, place) => ({
      lpn: `LPNSERIES${index + 1}${String(place + 1).padStart(2, '0')}`,
      title: `${goods} ${place + 1}`,
      retractMinutes,
    })),
  }));
