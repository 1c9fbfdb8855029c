import { ImageOffIcon } from 'lucide-react';
import { useState } from 'react';
import classes from './picture-viewer.module.css';
import type { View } from './zoom.ts';

interface Props {
  readonly src: string | undefined;
  readonly alt: string;
  readonly view: View;
}

/** Shows a placeholder when the picture is missing or fails to load. */
export function ViewedPicture({ src, alt, view }: Props) {
  const [missing, setMissing] = useState(src === undefined);
  if (missing) {
    return (
      <div className={classes.missing} role="img" aria-label={`No picture: ${alt}`}>
        <ImageOffIcon size={56} aria-hidden />
        No picture
      </div>
    );
  }
  return (
    <img
      className={classes.picture}
      src={src}
      alt={alt}
      draggable={false}
      data-zoom={view.zoom.toFixed(2)}
      onError={() => setMissing(true)}
      style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.zoom})` }}
    />
  );
}
