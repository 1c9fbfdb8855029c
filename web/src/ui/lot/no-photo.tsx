import { ImageOffIcon } from 'lucide-react';
import classes from './no-photo.module.css';

interface Props {
  /** What the photo would show; empty where the page names it beside. */
  readonly of: string;
  readonly className?: string | undefined;
}

const NO_PHOTO = 'No photo';

/** Stands where the photo of a lot would be; the words are left out where it is narrow. */
export function NoPhoto({ of, className }: Props) {
  return (
    <span
      role="img"
      aria-label={of === '' ? NO_PHOTO : `${of}: no photo`}
      className={`${classes.frame} ${className ?? ''}`}
    >
      <span className={classes.content}>
        <ImageOffIcon className={classes.icon} aria-hidden />
        <span className={classes.words}>{NO_PHOTO}</span>
      </span>
    </span>
  );
}
