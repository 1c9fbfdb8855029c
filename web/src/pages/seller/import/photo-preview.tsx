// The picture of a file in a ZIP: small in the list, large in a dialog.
import { Button, Text } from '@mantine/core';
import { ImageOffIcon } from 'lucide-react';
import { useState } from 'react';
import type { ArchivedFile } from '@hammerdock/contract/services/seller/photo-archives.ts';
import classes from './photo-preview.module.css';

interface SmallProps {
  readonly file: ArchivedFile;
  readonly onEnlarge: () => void;
}

/** A frame of the same size where there is no picture, so that the rows stay aligned. */
export function SmallPreview({ file: { path, preview }, onEnlarge }: SmallProps) {
  const [isBroken, setBroken] = useState(false);
  if (preview === null || isBroken) {
    return (
      <span className={classes.small}>
        <ImageOffIcon size={22} aria-hidden />
      </span>
    );
  }
  return (
    <button type="button" className={classes.small} onClick={onEnlarge}>
      <img
        src={preview.small}
        alt={`Enlarge ${path}`}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </button>
  );
}

/** Small, and not a button. */
export const FramedPhoto = ({ file: { path, preview } }: Pick<SmallProps, 'file'>) => (
  <span className={classes.small}>
    {preview === null ? (
      <ImageOffIcon size={22} aria-hidden />
    ) : (
      <img src={preview.small} alt={path} loading="lazy" decoding="async" />
    )}
  </span>
);

interface LargeProps {
  readonly file: ArchivedFile;
  /** Small beside other content. */
  readonly isShort?: boolean;
}

export function LargePreview({ file: { path, preview }, isShort = false }: LargeProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);
  if (preview === null) return null;
  return (
    <div
      className={classes.large}
      data-short={isShort || undefined}
      aria-busy={state === 'loading'}
    >
      {state === 'failed' ? (
        <div className={classes.failed} role="alert">
          <Text size="sm">This photo couldn’t be shown.</Text>
          <Button
            variant="default"
            onClick={() => {
              setAttempt(attempt + 1);
              setState('loading');
            }}
          >
            Try again
          </Button>
        </div>
      ) : (
        <img
          // The small one is there at once, until the large one is loaded over it.
          key={attempt}
          style={state === 'loading' ? { backgroundImage: `url(${preview.small})` } : undefined}
          src={preview.large}
          alt={path}
          onLoad={() => setState('shown')}
          onError={() => setState('failed')}
        />
      )}
    </div>
  );
}
