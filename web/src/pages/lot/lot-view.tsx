import { Text, Title } from '@mantine/core';
import type { LotDetail } from '@hammerdock/contract/shapes/lot.ts';
import { BidBar } from '../../features/bid-panel/bid-bar.tsx';
import { BidPanel } from '../../features/bid-panel/bid-panel.tsx';
import { RetailLine } from '../../features/lot/card/parts/retail-line.tsx';
import { GuaranteeLine } from '../../features/lot/card/parts/guarantee-line.tsx';
import { LotLinks } from '../../features/lot/card/parts/lot-links.tsx';
import { ConditionButton } from '../../features/lot/conditions/condition-button.tsx';
import { BidCount } from '../../features/lot/history/bid-count.tsx';
import { WhyOutbid } from '../../features/lot/replay/why-outbid.tsx';
import { LotNote } from '../../features/lot/note/lot-note.tsx';
import { ShareButton } from '../../features/lot-share/share-button.tsx';
import { LotMessage } from '../../features/lot-message/lot-message.tsx';
import { WatchWords } from '../../features/lot/watch/watch-words.tsx';
import { lotIdOf } from '@hammerdock/domain/text/format.ts';
import { keepFocusInView } from '../../lib/interaction/focus-in-view.ts';
import { ConditionReport } from './condition-report.tsx';
import { LotFacts } from './lot-facts.tsx';
import { LotPlace } from './lot-place.tsx';
import { LotTabs } from './lot-tabs.tsx';
import classes from './lot-view.module.css';
import { captionsOf } from './pictures/alt-text.ts';
import { Gallery } from './pictures/gallery.tsx';
import { SellerLine } from './seller-line.tsx';

interface Props {
  readonly lot: LotDetail;
  /** An interrupted bid. */
  readonly typedBefore: string;
  /** The heading level: 1 on its own page, 2 in the drawer. */
  readonly titleOrder: 1 | 2;
}

/** A lot's details, shared by the page and the drawer (LIST-09). */
export function LotView({ lot, typedBefore, titleOrder }: Props) {
  return (
    <div className={classes.frame}>
      <div className={classes.view}>
        <div className={classes.pictures}>
          <Gallery
            key={lot.id}
            title={lot.title}
            pictures={lot.attachments.map(({ avatarorg }) => avatarorg)}
            captions={captionsOf(lot.attachments)}
            defects={lot.condition_report.defect_photos}
          />
        </div>
        <div className={classes.panel} ref={keepFocusInView}>
          <div className={classes.head}>
            <div className={classes.badges}>
              <ConditionButton condition={lot.conditionunique} />
              <Text size="sm" c="dimmed">
                Lot ID {lotIdOf(lot.auctionid)}
              </Text>
            </div>
            <div className={classes.actions}>
              <ShareButton lot={lot} />
              <WatchWords lot={lot} />
            </div>
          </div>
          <Title order={titleOrder} className={classes.title}>
            {lot.title}
          </Title>
          <GuaranteeLine condition={lot.conditionunique} />
          <BidPanel
            key={lot.id}
            lot={lot}
            typedBefore={typedBefore}
            bidCount={<BidCount lot={lot} />}
            retail={<RetailLine lot={lot} />}
            replay={<WhyOutbid lot={lot} />}
          />
          {titleOrder === 1 && <BidBar lot={lot} />}
          <LotLinks lot={lot} showsHold={false} />
          <LotNote lot={lot} />
          <LotPlace lot={lot} />
          <SellerLine lot={lot} />
          <LotMessage lot={lot} />
        </div>
        <div className={classes.facts}>
          <LotFacts lot={lot} headingOrder={titleOrder === 1 ? 2 : 3} />
          <ConditionReport lot={lot} headingOrder={titleOrder === 1 ? 2 : 3} />
          <LotTabs lot={lot} />
        </div>
      </div>
    </div>
  );
}
