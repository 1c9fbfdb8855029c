import type { LotConditionReport } from '@hammerdock/contract/shapes/lot.ts';
import { isLabelAddress } from '@hammerdock/domain/catalog/lot-pictures.ts';
import { UnstyledButton } from '@mantine/core';
import { MaximizeIcon } from 'lucide-react';
import { useState } from 'react';
import { useLazyDialog } from '../../../lib/interaction/use-lazy-dialog.ts';
import { LotPicture } from '../../../ui/lot/lot-picture.tsx';
import { altText } from './alt-text.ts';
import classes from './gallery.module.css';

const fetchPictureViewer = async () => (await import('./picture-viewer.tsx')).PictureViewer;

const ON_STAGE = '(min-width: 62em) 40rem, 100vw';

interface Props {
  readonly title: string;
  /** The photos, then the label. */
  readonly pictures: readonly string[];
  /** By the address of the picture. */
  readonly captions: ReadonlyMap<string, string>;
  /** Captions of photos that show a defect; photos count from 1. */
  readonly defects: LotConditionReport['defect_photos'];
}

/** The chosen picture and thumbnails; a click opens the full-screen viewer. */
export function Gallery({ title, pictures: given, captions, defects }: Props) {
  // Without a photo the label must not stand where the goods are expected.
  const pictures = given.every(isLabelAddress) ? [undefined, ...given] : given;
  const [shown, setShown] = useState(0);
  const { Dialog: PictureViewer, opened, open, close } = useLazyDialog(fetchPictureViewer);
  const defect = defects.find(({ picture }) => picture === shown + 1);
  const altOf = (at: number) =>
    altText({ title, caption: captions.get(pictures[at] ?? ''), at, count: pictures.length });
  return (
    <div>
      {pictures[shown] === undefined ? (
        <div className={classes.stage}>
          <LotPicture src={undefined} alt={title} />
        </div>
      ) : (
        <UnstyledButton
          className={`${classes.stage} ${classes.zoomable}`}
          onClick={open}
          aria-label="Zoom in on the picture"
        >
          <LotPicture src={pictures[shown]} alt={altOf(shown)} eager sizes={ON_STAGE} />
          <MaximizeIcon className={classes.hint} size={20} aria-hidden />
        </UnstyledButton>
      )}
      {defect !== undefined && (
        <p className={classes.defect} aria-live="polite">
          Defect: {defect.caption}
        </p>
      )}
      {pictures.length > 1 && (
        <div className={classes.thumbs}>
          {pictures.map((src, index) => (
            <UnstyledButton
              key={src ?? 'none'}
              className={classes.thumb}
              aria-label={`Show picture ${index + 1}`}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <LotPicture src={src} alt="" sizes="5rem" />
            </UnstyledButton>
          ))}
        </div>
      )}
      {PictureViewer !== null && (
        <PictureViewer
          opened={opened}
          onClose={close}
          title={title}
          pictures={pictures}
          captions={captions}
          shown={shown}
          onShow={setShown}
        />
      )}
    </div>
  );
}
