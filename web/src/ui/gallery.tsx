import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './gallery.module.css';
import { LotPicture } from './lot-picture.tsx';
import { PictureViewer } from './picture-viewer.tsx';

/** The chosen picture, the others below, and a closer look on a click. */
export function Gallery({ title, pictures }: { title: string; pictures: readonly string[] }) {
  const [chosen, setChosen] = useState(0);
  const [closeUp, setCloseUp] = useState(false);
  const altOf = (index: number) =>
    pictures.length === 1 ? title : `${title}, picture ${index + 1} of ${pictures.length}`;
  return (
    <div>
      <UnstyledButton
        className={classes.stage}
        onClick={() => setCloseUp(true)}
        aria-label="Zoom in on the picture"
      >
        <LotPicture src={pictures[chosen]} alt={altOf(chosen)} eager />
      </UnstyledButton>
      {pictures.length > 1 && (
        <div className={classes.thumbs}>
          {pictures.map((src, index) => (
            <UnstyledButton
              key={src}
              className={classes.thumb}
              data-chosen={index === chosen}
              aria-label={`Show picture ${index + 1}`}
              aria-pressed={index === chosen}
              onClick={() => setChosen(index)}
            >
              <LotPicture src={src} alt="" />
            </UnstyledButton>
          ))}
        </div>
      )}
      <PictureViewer
        opened={closeUp}
        onClose={() => setCloseUp(false)}
        src={pictures[chosen]}
        alt={altOf(chosen)}
      />
    </div>
  );
}
