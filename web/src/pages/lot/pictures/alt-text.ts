// The alternative texts of a lot's pictures.
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';

type Attachments = Pick<LotDetail, 'attachments'>['attachments'];

/** Captions of sellers, by the address of the picture. */
export const captionsOf = (attachments: Attachments): ReadonlyMap<string, string> =>
  new Map(
    attachments.map(({ avatarorg, title, description }) => [
      avatarorg,
      [title, description].filter((text) => text !== '').join(': '),
    ]),
  );

interface Shown {
  readonly title: string;
  readonly caption: string | undefined;
  /** From 0. */
  readonly at: number;
  readonly count: number;
}

export function altText({ title, caption, at, count }: Shown): string {
  const named = count === 1 ? title : `${title}, picture ${at + 1} of ${count}`;
  return caption === undefined || caption === '' ? named : `${named}. ${caption}`;
}
