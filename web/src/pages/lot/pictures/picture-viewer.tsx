import { ActionIcon } from '@mantine/core';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  FocusIcon,
  ZoomInIcon,
  ZoomOutIcon,
  RotateCcwIcon,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, type KeyboardEvent } from 'react';
import { useOpening } from '../../../lib/interaction/use-lazy-dialog.ts';
import { altText } from './alt-text.ts';
import classes from './picture-viewer.module.css';
import { useZoom } from './use-zoom.ts';
import { ViewedPicture } from './viewed-picture.tsx';
import { ZOOM_MAX, ZOOM_MIN } from './zoom.ts';
import { Modal } from '../../../ui/layers/modal.tsx';

interface Props {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Undefined stands for the photo that a lot does not have. */
  readonly pictures: readonly (string | undefined)[];
  readonly captions: ReadonlyMap<string, string>;
  /** The index of the shown picture. */
  readonly shown: number;
  readonly onShow: (index: number) => void;
}

/** PV-08: full-screen viewer with 1 to 8 times zoom by wheel, pinch, buttons and keys. */
export function PictureViewer(props: Props) {
  const { opened, onClose, title, pictures, captions, shown, onShow } = props;
  const look = useZoom();
  const { reset } = look;
  const src = pictures[shown];
  // Each picture starts without zoom.
  useEffect(reset, [src, opened]); // eslint-disable-line react/exhaustive-deps
  const count = Math.max(1, pictures.length);
  const step = (by: number) => onShow((shown + by + count) % count);
  const press = (event: KeyboardEvent) => {
    const action = KEYS[event.key];
    if (action === undefined) return;
    event.preventDefault();
    if (typeof action === 'number') step(action);
    else look[action]();
  };
  const tools: readonly Tool[] = [
    { name: 'Zoom out', icon: ZoomOutIcon, action: look.smaller, idle: look.view.zoom <= ZOOM_MIN },
    { name: 'Zoom in', icon: ZoomInIcon, action: look.larger, idle: look.view.zoom >= ZOOM_MAX },
    { name: 'Reset', icon: RotateCcwIcon, action: look.reset },
    { name: 'Center', icon: FocusIcon, action: look.center },
    { name: 'Previous', icon: ChevronLeftIcon, action: () => step(-1), idle: count < 2 },
    { name: 'Next', icon: ChevronRightIcon, action: () => step(1), idle: count < 2 },
  ];
  return (
    <Modal
      opened={useOpening(opened)}
      onClose={onClose}
      fullScreen
      title={title}
      classNames={{ content: classes.content, body: classes.body, title: classes.title }}
      onKeyDown={press}
    >
      <div className={classes.stage} {...look.stageProps}>
        <ViewedPicture
          key={src ?? 'none'}
          src={src}
          alt={altText({ title, caption: captions.get(src ?? ''), at: shown, count })}
          view={look.view}
        />
      </div>
      <div className={classes.tools}>
        <p className={classes.count} aria-live="polite">
          Showing {shown + 1} of {count}
        </p>
        {tools.map((tool) => (
          <ToolButton key={tool.name} {...tool} />
        ))}
      </div>
    </Modal>
  );
}

const KEYS: Readonly<Record<string, -1 | 1 | 'larger' | 'smaller' | 'reset' | 'center'>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'reset',
  c: 'center',
};

interface Tool {
  readonly name: string;
  readonly icon: LucideIcon;
  readonly action: () => void;
  readonly idle?: boolean;
}

function ToolButton({ name, icon: Mark, action, idle = false }: Tool) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={name}
      // aria-disabled instead of disabled, so that the keyboard focus stays in the viewer.
      aria-disabled={idle}
      data-disabled={idle}
      onClick={() => {
        if (!idle) action();
      }}
    >
      <Mark size={22} aria-hidden />
    </ActionIcon>
  );
}
