import { pictureAt, PICTURE_SIZE, pictureSources } from '@hammerdock/domain/catalog/picture.ts';
import { NoPhoto } from './no-photo.tsx';
import classes from './lot-picture.module.css';

interface Props {
  /** Undefined for a lot without a photo. */
  readonly src: string | undefined;
  readonly alt: string;
  readonly eager?: boolean;
  /** The `sizes` of the image; a card's width by default. */
  readonly sizes?: string;
}

const ON_A_CARD = '(min-width: 48em) 18rem, 50vw';

/** Reserves its space while loading, and loads no larger size than is shown. */
export function LotPicture({ src, alt, eager = false, sizes = ON_A_CARD }: Props) {
  if (src === undefined) return <NoPhoto of={alt} className={classes.picture} />;
  return (
    <img
      className={classes.picture}
      src={pictureAt(src, 640)}
      srcSet={pictureSources(src)}
      sizes={sizes}
      alt={alt}
      width={PICTURE_SIZE.width}
      height={PICTURE_SIZE.height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
