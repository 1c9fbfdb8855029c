import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { pictureAt, pictureSources } from '@hammerdock/domain/catalog/picture.ts';
import { useSortable } from '@dnd-kit/sortable';
import { ActionIcon, Badge, Button, Text } from '@mantine/core';
import { GripVerticalIcon, XIcon } from 'lucide-react';
import classes from './lot-photos.module.css';

interface Props {
  readonly photo: SellerPhoto;
  /** Its place, from 0. */
  readonly at: number;
  readonly isFixed: boolean;
  readonly onDescribe: () => void;
  readonly onRemove: () => void;
}

export function PhotoTile({ photo, at, isFixed, onDescribe, onRemove }: Props) {
  const { name, address, title, description } = photo;
  const sortable = useSortable({ id: name, disabled: isFixed });
  const { setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable;
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`;
  const hasCaption = title !== '';
  return (
    <li
      ref={setNodeRef}
      className={classes.tile}
      data-dragging={isDragging || undefined}
      style={{ transform: moved ?? undefined, transition }}
    >
      <div className={classes.frame}>
        <img
          className={classes.picture}
          src={pictureAt(address, 320)}
          srcSet={pictureSources(address)}
          sizes="11rem"
          alt={hasCaption ? `${title}: ${description}` : `Photo ${at + 1}`}
          draggable={false}
        />
        {at === 0 && (
          <Badge className={classes.main} size="sm">
            Main photo
          </Badge>
        )}
        {!isFixed && (
          <>
            <ActionIcon
              ref={setActivatorNodeRef}
              {...sortable.attributes}
              {...sortable.listeners}
              className={classes.handle}
              variant="default"
              aria-label={`Move photo ${at + 1}`}
            >
              <GripVerticalIcon size={18} aria-hidden />
            </ActionIcon>
            <ActionIcon
              className={classes.remove}
              variant="default"
              aria-label={`Remove photo ${at + 1}`}
              onClick={onRemove}
            >
              <XIcon size={18} aria-hidden />
            </ActionIcon>
          </>
        )}
      </div>
      {hasCaption && (
        <Text size="sm" truncate>
          {title}
        </Text>
      )}
      <Button
        variant="subtle"
        px="xs"
        fz="sm"
        aria-haspopup="dialog"
        aria-label={`${hasCaption ? 'Change' : 'Add'} caption of photo ${at + 1}`}
        onClick={onDescribe}
      >
        {hasCaption ? 'Change caption' : 'Add caption'}
      </Button>
    </li>
  );
}
