import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { useId, useState } from 'react';
import classes from './lot-photos.module.css';
import { PhotoTile } from './photo-tile.tsx';

interface Props {
  readonly photos: readonly SellerPhoto[];
  readonly fixedCount: number;
  readonly onMove: (photos: readonly SellerPhoto[]) => void;
  readonly onDescribe: (photo: SellerPhoto) => void;
  readonly onRemove: (photo: SellerPhoto) => void;
}

const HOW_TO_MOVE =
  'Press Space to pick up a photo, the arrow keys to move it, Space to drop it, Escape to cancel.';

/** The photos in their order, which the pointer and the keyboard change. */
export function PhotoGrid({ photos, fixedCount, onMove, onDescribe, onRemove }: Props) {
  const id = useId();
  const [moves] = useState(() => ({ any: false }));
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (photos.length === 0) return null;
  const placeOf = (name: UniqueIdentifier) => photos.findIndex((photo) => photo.name === name);
  const end = ({ active, over }: DragEndEvent) => {
    const [from, to] = [placeOf(active.id), over === null ? -1 : placeOf(over.id)];
    if (to >= fixedCount && to !== from) onMove(arrayMove([...photos], from, to));
  };
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        announcements: announcementsOf(placeOf, photos.length, moves),
        screenReaderInstructions: { draggable: HOW_TO_MOVE },
      }}
    >
      <SortableContext items={photos.map(({ name }) => name)} strategy={rectSortingStrategy}>
        <ol className={classes.grid}>
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo.name}
              photo={photo}
              at={at}
              isFixed={at < fixedCount}
              onDescribe={() => onDescribe(photo)}
              onRemove={() => onRemove(photo)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function announcementsOf(
  placeOf: (name: UniqueIdentifier) => number,
  count: number,
  moves: { any: boolean },
): Announcements {
  const place = (name: UniqueIdentifier) => `${placeOf(name) + 1} of ${count}`;
  return {
    onDragStart: ({ active }) => {
      moves.any = false;
      return `Picked up photo ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // A photo that was just picked up is over its own place, which is no move.
      moves.any ||= over?.id !== active.id;
      return over === null || !moves.any ? undefined : `Moved to position ${place(over.id)}.`;
    },
    onDragEnd: ({ over }) =>
      over === null ? 'Dropped where it was.' : `Dropped at position ${place(over.id)}.`,
    onDragCancel: ({ active }) => `Canceled. The photo is back at position ${place(active.id)}.`,
  };
}
