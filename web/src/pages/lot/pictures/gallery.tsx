import { UnstyledButton } from '@mantine/core';
import { MaximizeIcon } from 'lucide-react';
import { useState } from 'react';
import { useLazyDialog } from '../../../lib/interaction/use-lazy-dialog.ts';
import { LotPicture } from '../../../ui/lot/lot-picture.tsx';
import classes from './gallery.module.css';

const fetchPictureViewer = async () => (await import('./picture-viewer.tsx')).PictureViewer;

const ON_STAGE = '(min-width: 62em) 40rem, 100vw';

/** The chosen picture and thumbnails; a click opens the full-screen viewer. */
export function Gallery({ title, pictures }: { title: string; pictures: readonly string[] }) {
  const [shown, setShown] = useState(0);
  const { Dialog: PictureViewer, opened, open, close } = useLazyDialog(fetchPictureViewer);
  const altOf = (index: number) =>
    pictures.length === 1 ? title : `${title}, picture ${index + 1} of ${pictures.length}`;
  return (
    <div>
      <UnstyledButton className={classes.stage} onClick={open} aria-label="Zoom in on the picture">
        <LotPicture src={pictures[shown]} alt={altOf(shown)} eager sizes={ON_STAGE} />
        <MaximizeIcon className={classes.hint} size={20} aria-hidden />
      </UnstyledButton>
      {pictures.length > 1 && (
        <div className={classes.thumbs}>
          {pictures.map((src, index) => (
            <UnstyledButton
              key={src}
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
          shown={shown}
          onShow={setShown}
        />
      )}
    </div>
  );
}
