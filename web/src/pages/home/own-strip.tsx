import { Paper } from '@mantine/core';
import type { InPlay } from '@hammerdock/contract/shapes/catalog.ts';
import { formatPickupTime } from '@hammerdock/domain/time.ts';
import { instantOf } from '@hammerdock/domain/text/format.ts';
import { TextLink } from '../../links.tsx';
import { paths } from '../../paths.ts';
import classes from './own-strip.module.css';

/** What the bidder has in play, first on the page; nothing when there is nothing. */
export function OwnStrip({ own: { outbid, winning, won, pick_up_by, to_pay } }: { own: InPlay }) {
  // In few bytes, since every visitor of the page loads them.
  const links: [string | number | null, string][] = [
    [to_pay, paths.invoices('partial')],
    [outbid && `Outbid ${outbid}`, paths.auctions('outbid')],
    [winning && `Winning ${winning}`, paths.auctions('winning')],
    [won && `Won ${won}, receipt soon`, paths.auctions('won')],
    [pick_up_by && `Pick up by ${formatPickupTime(instantOf(pick_up_by))}`, paths.auctions('won')],
  ];
  const shown = links.filter(([text]) => text);
  if (!shown[0]) return null;
  return (
    <Paper component="section" withBorder aria-label="My items" className={classes.strip}>
      {shown.map(([text, to]) => (
        <TextLink key={text} to={to}>
          {text}
        </TextLink>
      ))}
    </Paper>
  );
}
