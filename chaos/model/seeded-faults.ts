import type { SeededFault } from './seeded-fault.ts';
import { privacyFaults } from './privacy-faults.ts';
import { purchaseFaults } from './purchase-faults.ts';

const amounts: readonly SeededFault[] = [
  {
    name: 'R7 a tie gives the lead to the later bidder',
    file: 'proxy.ts',
    right: 'if (bid.amountCents > lead.maxCents) {',
    wrong: 'if (bid.amountCents >= lead.maxCents) {',
  },
  {
    name: 'R7 a winner pays more than the own maximum',
    file: 'proxy.ts',
    right: 'Math.min(bid.amountCents, step(lead.maxCents))',
    wrong: 'step(lead.maxCents)',
  },
  {
    name: 'R7 a winner pays one increment above the own amount',
    file: 'proxy.ts',
    right: 'Math.min(bid.amountCents, step(lead.maxCents))',
    wrong: 'Math.min(bid.amountCents, step(bid.amountCents))',
  },
  {
    name: "R7 a counter-bid goes above the leader's maximum",
    file: 'proxy.ts',
    right: 'Math.min(lead.maxCents, step(bid.amountCents))',
    wrong: 'step(bid.amountCents)',
  },
  {
    name: 'R7 a counter-bid only meets the challenger',
    file: 'proxy.ts',
    right: 'Math.min(lead.maxCents, step(bid.amountCents))',
    wrong: 'Math.min(lead.maxCents, bid.amountCents)',
  },
  {
    name: 'R7 a tie leaves the price where it was',
    file: 'proxy.ts',
    right: "outcome: 'tied', priceCents: lead.maxCents",
    wrong: "outcome: 'tied', priceCents: lead.priceCents",
  },
  {
    name: 'R6 an opening proxy bid pays its maximum',
    file: 'proxy.ts',
    right: "bid.type === 'hard' ? bid.amountCents : terms.startPriceCents",
    wrong: 'bid.amountCents',
  },
  {
    name: 'R9 a hard bid opens at the start price',
    file: 'proxy.ts',
    right: "bid.type === 'hard' ? bid.amountCents : terms.startPriceCents",
    wrong: 'terms.startPriceCents',
  },
  {
    name: 'R9 a winning hard bid is treated as a proxy',
    file: 'proxy.ts',
    right: "bid.type === 'hard' ? bid.amountCents : lowestWinning",
    wrong: 'lowestWinning',
  },
  {
    name: 'R8 a raise counts as a bid',
    file: 'proxy.ts',
    right: 'standing: { ...standing, leaderMaxCents }',
    wrong: 'standing: { ...standing, leaderMaxCents, bidCount: standing.bidCount + 1 }',
  },
  {
    name: 'R8 a raise moves the price',
    file: 'proxy.ts',
    right: 'standing: { ...standing, leaderMaxCents }',
    wrong: 'standing: { ...standing, leaderMaxCents, priceCents: lead.maxCents }',
  },
  {
    name: 'R5 a row begins only above its bound',
    file: 'increments.ts',
    right: 'fromCents <= priceCents',
    wrong: 'fromCents < priceCents',
  },
  {
    name: 'R5 the first row that fits is taken, not the greatest',
    file: 'increments.ts',
    right: 'rows.findLast(',
    wrong: 'rows.find(',
  },
  {
    name: 'R5 a price below the table uses its last row',
    file: 'increments.ts',
    right: '?? rows[0];',
    wrong: '?? rows.at(-1);',
  },
  {
    name: 'R6 the first bid must exceed the start price by an increment',
    file: 'lot.ts',
    right: 'if (priceCents === null) return terms.startPriceCents;',
    wrong: 'priceCents ??= terms.startPriceCents;',
  },
];

const admissions: readonly SeededFault[] = [
  {
    name: 'R10 a bid of exactly the next bid is refused',
    file: 'admission.ts',
    right: 'bid.amountCents < nextBidCents',
    wrong: 'bid.amountCents <= nextBidCents',
  },
  {
    name: 'R10 the ceiling itself is refused',
    file: 'admission.ts',
    right: 'bid.amountCents > BID_CEILING_CENTS',
    wrong: 'bid.amountCents >= BID_CEILING_CENTS',
  },
  {
    name: 'R8 a raise to the own maximum is accepted',
    file: 'admission.ts',
    right: 'bid.amountCents <= ownMaximumCents',
    wrong: 'bid.amountCents < ownMaximumCents',
  },
  {
    name: 'R9 the leader may bid hard',
    file: 'admission.ts',
    right: "if (leads && bid.type === 'hard') return",
    wrong: 'if (false) return',
  },
  {
    name: 'R2 a bid at the instant of the close is accepted',
    file: 'placing.ts',
    right: 'return now < closesAt ? ok',
    wrong: 'return now <= closesAt ? ok',
  },
  {
    name: 'R2 a bid after the close is accepted while the lot is open',
    file: 'placing.ts',
    right: 'return now < closesAt ? ok',
    wrong: 'return true ? ok',
  },
  {
    name: 'R17 an advance bid is accepted after the close',
    file: 'placing.ts',
    right: 'if (now >= closesAt) return',
    wrong: 'if (false) return',
  },
  {
    name: 'R17 an advance bid too low at its turn takes part',
    file: 'advance.ts',
    right: 'if (!admitAmount(terms, standing, bid).ok) continue;',
    wrong: '',
  },
  {
    name: 'R17 advance bids are judged as if each were the first',
    file: 'advance.ts',
    right: 'admitAmount(terms, standing, bid)',
    wrong: 'admitAmount(terms, NO_BIDS, bid)',
  },
];

const courses: readonly SeededFault[] = [
  {
    name: 'R12 the soft close is added to the old close',
    file: 'soft-close.ts',
    right: 'bid.at + seconds(terms.softCloseSeconds)',
    wrong: 'closesAt + seconds(terms.softCloseSeconds)',
  },
  {
    name: 'R12 the close moves back',
    file: 'soft-close.ts',
    right: 'Math.max(closesAt, bid.at + seconds(terms.softCloseSeconds))',
    wrong: 'bid.at + seconds(terms.softCloseSeconds)',
  },
  {
    name: 'R8 a raise extends the close',
    file: 'soft-close.ts',
    right: "if (bid.outcome === 'raised') return closesAt;",
    wrong: '',
  },
  {
    name: 'R12 a lost bid does not extend the close',
    file: 'soft-close.ts',
    right: "bid.outcome === 'raised'",
    wrong: "bid.outcome === 'raised' || bid.outcome === 'lost'",
  },
  {
    name: 'R13 the re-fold keeps the retracted bid',
    file: 'retraction.ts',
    right: 'bids.filter((bid) => bid !== latest)',
    wrong: 'bids',
  },
  {
    name: 'R13 the earliest bid is retracted, not the latest',
    file: 'retraction.ts',
    right: 'bids.findLast(',
    wrong: 'bids.find(',
  },
  {
    name: 'R13 a retraction is accepted where it is switched off',
    file: 'retraction.ts',
    right: 'terms.retractMinutes > 0',
    wrong: 'terms.retractMinutes >= 0',
  },
  {
    name: 'R13 a retraction at the last minute itself is accepted',
    file: 'retraction.ts',
    right: 'return now < until ? ok',
    wrong: 'return now <= until ? ok',
  },
  {
    name: 'R13 the log folds as if nothing had been retracted',
    file: 'replay.ts',
    right: 'before.bids.filter(({ sequence }) => sequence !== entry.bidSequence)',
    wrong: 'before.bids',
  },
  {
    name: 'R4 the log folds without the soft close',
    file: 'replay.ts',
    right: 'closeAfterBid(terms, state.closesAt, { at: entry.at, outcome })',
    wrong: 'state.closesAt',
  },
  {
    name: 'R4 the snapshot forgets the soft close',
    file: 'evolve.ts',
    right: 'const placed = { ...state, ...standingOf(event), closesAt: event.closesAt };',
    wrong: 'const placed = { ...state, ...standingOf(event) };',
  },
  {
    name: 'R21 a lot may close before its time',
    file: 'turns.ts',
    right: 'if (now < closesAt) return',
    wrong: 'if (false) return',
  },
  {
    name: 'R21 a fair close brings the close forward',
    file: 'turns.ts',
    right: 'Math.max(lot.state.closesAt, closesAt)',
    wrong: 'closesAt',
  },
  {
    name: 'R21 a lot with a leader closes unsold',
    file: 'turns.ts',
    right: "const outcome = leaderId === null ? 'unsold' : 'sold';",
    wrong: "const outcome = 'unsold';",
  },
  {
    name: 'R11 a lost challenge shows no counter-bid',
    file: 'history.ts',
    right: 'before.leaderId === null ? [own] : [own, row(before.leaderId, price, true)]',
    wrong: '[own]',
  },
  {
    name: "R11 a winner's row shows the winner's maximum",
    file: 'history.ts',
    right: 'const own = row(bid.bidderId, price, false);',
    wrong: 'const own = row(bid.bidderId, bid.amountCents, false);',
  },
  {
    name: 'R11 a retracted row disappears',
    file: 'history.ts',
    right: 'retractedRows.push({ ...row, retracted: true })',
    wrong: 'void row',
  },
];

export const seededFaults: readonly SeededFault[] = [
  ...amounts,
  ...admissions,
  ...courses,
  ...privacyFaults,
  ...purchaseFaults,
];
