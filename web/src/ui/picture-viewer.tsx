import { ActionIcon, Group, Modal } from '@mantine/core';
import { IconZoomIn, IconZoomOut, IconZoomReset } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './picture-viewer.module.css';

const ZOOM_MAX = 8;

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly src: string | undefined;
  readonly alt: string;
}

/** A closer look, 1 to 8 times; what does not fit is scrolled to. */
export function PictureViewer({ opened, onClose, src, alt }: Props) {
  const [zoom, setZoom] = useState(1);
  if (src === undefined) return null;
  const button = { variant: 'default', size: 'lg' } as const;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      onExitTransitionEnd={() => setZoom(1)}
      title={
        <Group gap="xs">
          <ActionIcon
            {...button}
            aria-label="Zoom out"
            disabled={zoom <= 1}
            onClick={() => setZoom(Math.max(1, zoom / 2))}
          >
            <IconZoomOut size={20} />
          </ActionIcon>
          <ActionIcon
            {...button}
            aria-label="Zoom in"
            disabled={zoom >= ZOOM_MAX}
            onClick={() => setZoom(Math.min(ZOOM_MAX, zoom * 2))}
          >
            <IconZoomIn size={20} />
          </ActionIcon>
          <ActionIcon {...button} aria-label="Reset the zoom" onClick={() => setZoom(1)}>
            <IconZoomReset size={20} />
          </ActionIcon>
        </Group>
      }
      fullScreen
    >
      <div className={classes.scroller}>
        <img src={src} alt={alt} style={{ width: `${zoom * 100}%` }} className={classes.picture} />
      </div>
    </Modal>
  );
}
