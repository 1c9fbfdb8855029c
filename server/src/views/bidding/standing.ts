// The standing of a bidder on a lot, and the market status of a lot, for pages, events and answers.
import type { LotTile } from '@hammerdock/contract/shapes/lot.ts';
import { maskName } from '@hammerdock/domain/text/mask.ts';

const STANDINGS = {
  '': { text: '', color: '' },
  winning: { text: "You're Winning", color: 'green' },
  outbid: { text: "You're Losing", color: 'red' },
  won: { text: 'You Won', color: 'green' },
  lost: { text: 'You Lost', color: 'red' },
} as const;

type Status = keyof typeof STANDINGS;

export const standingText = (status: Status): string => STANDINGS[status].text;

const colorOf = <S extends Status>(status: S): (typeof STANDINGS)[S]['color'] =>
  STANDINGS[status].color;

export const standingFields = <S extends Status>(status: S) => ({
  bidtopstatus: status,
  bidtopstatus_text: STANDINGS[status].text,
  bidtopstatus_color: colorOf(status),
});

/** R9: of the bid of the own maximum. */
export const kindOf = (isExact: boolean): 'proxy' | 'hard' => (isExact ? 'hard' : 'proxy');

/** R48: names the leader to a bidder who was outbid. */
export const outbidMessage = (leaderName: string): string =>
  `user ${maskName(leaderName)} has placed a higher Max Bid`;

export const marketStatusOf = (phase: string): LotTile['market_status'] =>
  phase === 'open' || phase === 'upcoming' ? 'open' : closedStatusOf(phase);

/** For a closed lot. */
export const closedStatusOf = (phase: string): 'sold' | 'closed' =>
  phase === 'sold' ? 'sold' : 'closed';
