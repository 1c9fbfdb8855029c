// The values of placeholders in text pages, such as {{premium}}, from the tables and the domain, so
// that no two pages can disagree (R44).
import { HOLD_MINUTES } from '@hammerdock/domain/bidding/buy-now.ts';
import { DEFAULT_INCREMENTS, type IncrementRow } from '@hammerdock/domain/bidding/increments.ts';
import { GUARANTEE_DAYS } from '@hammerdock/domain/catalog/conditions.ts';
import { PARTIAL_MINIMUM_BPS } from '@hammerdock/domain/invoicing/partial.ts';
import { HOUSE_PREMIUM } from '@hammerdock/domain/invoicing/premium.ts';
import type { Bps } from '@hammerdock/domain/money.ts';
import { PICKUP_WINDOW_DAYS } from '@hammerdock/domain/pickup/window-days.ts';
import { escapeHtml } from '@hammerdock/domain/text/escape-html.ts';
import { dollarsOf } from '@hammerdock/domain/text/format.ts';
import type { CenterRow } from '../../store/pickup/centers.ts';
import { SOFT_CLOSE_SECONDS } from './defaults.ts';
import { describeHours, viewLocation } from '../pickup/location.ts';

export type PageValues = Readonly<Record<string, string>>;

/** HTML by name, with user texts escaped. */
export function viewPageValues(centers: readonly CenterRow[]): PageValues {
  return {
    premium_rate: percent(HOUSE_PREMIUM.rateBps),
    premium_minimum: dollarsOf(HOUSE_PREMIUM.minimumCents).replace(/\.00$/, ''),
    partial_minimum: percent(PARTIAL_MINIMUM_BPS),
    pickup_days: String(PICKUP_WINDOW_DAYS),
    guarantee_days: String(GUARANTEE_DAYS),
    hold_minutes: String(HOLD_MINUTES),
    soft_close_minutes: String(SOFT_CLOSE_SECONDS / 60),
    cities: listInWords(centers.map(({ city }) => escapeHtml(city))),
    tax_rates: listInWords(
      centers.map(({ city, taxBps }) => `${percent(taxBps)} in ${escapeHtml(city)}`),
    ),
    hours: `<ul>${centers.map(hoursOf).join('')}</ul>`,
    centers: centers.map(describeCenter).join(''),
    increments: describeIncrements(DEFAULT_INCREMENTS),
  };
}

/** For the page editor. */
export const listPagePlaceholders = (): string[] => Object.keys(viewPageValues([]));

export const fillPlaceholders = (html: string, values: PageValues): string =>
  html.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => values[name] ?? '');

const percent = (bps: Bps): string => `${Number((bps / 100).toFixed(2))}%`;

function listInWords(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const hoursLine = (center: CenterRow): string => escapeHtml(describeHours(center));

const hoursOf = (center: CenterRow): string =>
  `<li><strong>${escapeHtml(center.city)}:</strong> ${hoursLine(center)}</li>`;

function describeCenter(center: CenterRow): string {
  const { name, pickup_address, phone } = viewLocation(center);
  return `<h3>${escapeHtml(name)}</h3>
<p>${escapeHtml(pickup_address)}<br>${escapeHtml(phone)}</p>
<p>${hoursLine(center)}. Sales tax ${percent(center.taxBps)}.</p>`;
}

function describeIncrements(rows: readonly IncrementRow[]): string {
  const lines = rows.map(({ fromCents, stepCents }, index) => {
    const next = rows[index + 1];
    const range = next === undefined ? 'and above' : `to ${dollarsOf(next.fromCents - 1)}`;
    return `<tr><td>${dollarsOf(fromCents)} ${range}</td><td>${dollarsOf(stepCents)}</td></tr>`;
  });
  return `<table><thead><tr><th scope="col">Current price</th><th scope="col">Next step</th></tr>
</thead><tbody>${lines.join('')}</tbody></table>`;
}
