import classes from './lot-picture.module.css';

interface Props {
  readonly src: string | undefined;
  readonly alt: string;
  readonly eager?: boolean;
}

/** Keeps its room while loading, so that nothing jumps. */
export function LotPicture({ src, alt, eager = false }: Props) {
  if (src === undefined) return <div className={classes.none}>{alt === '' ? null : alt}</div>;
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
