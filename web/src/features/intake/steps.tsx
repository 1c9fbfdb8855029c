import { CONDITIONS } from '@hammerdock/domain/catalog/conditions.ts';
import { LOT_PHOTOS_MAX, TEXT_MAX } from '@hammerdock/domain/catalog/draft-lot.ts';
import { ActionIcon, Button, FileButton, Group, SimpleGrid, Text, TextInput } from '@mantine/core';
import { CameraIcon, ImagePlusIcon, ScanLineIcon, XIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { PICTURE_TYPES } from '../../ui/uploader/use-pictures.ts';
import classes from './intake.module.css';
import type { Intake } from './use-intake.ts';

interface Props {
  readonly intake: Intake;
}

const BIG = { size: 'lg', className: classes.big } as const;

export function CodeStep({ intake }: Props) {
  const [text, setText] = useState(intake.lot.code);
  return (
    <form
      className={classes.bottom}
      onSubmit={(event) => {
        event.preventDefault();
        intake.takeCode(text);
      }}
    >
      <Text size="sm" c="dimmed">
        Point the camera at the label or the barcode, or type it.
      </Text>
      <TextInput
        size="lg"
        label="Label or barcode"
        autoCapitalize="characters"
        autoComplete="off"
        enterKeyHint="next"
        value={text}
        error={intake.complaint}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button {...BIG} type="submit" disabled={text.trim() === ''}>
        Next
      </Button>
    </form>
  );
}

interface PhotosProps extends Props {
  /** null: there is no camera. */
  readonly takePhoto: (() => Promise<File | null>) | null;
}

export function PhotosStep({ intake, takePhoto }: PhotosProps) {
  const { lot, change, goTo } = intake;
  const isFull = lot.photos.length >= LOT_PHOTOS_MAX - (lot.known?.photo_count ?? 0);
  const add = (files: readonly File[]) => change({ photos: [...lot.photos, ...files] });
  const shoot = async () => {
    const photo = await takePhoto?.();
    if (photo !== null && photo !== undefined) add([photo]);
  };
  return (
    <div className={classes.bottom}>
      <LotName intake={intake} />
      <Thumbnails
        photos={lot.photos}
        onRemove={(photo) => change({ photos: lot.photos.filter((one) => one !== photo) })}
      />
      {takePhoto === null ? (
        <FileButton multiple accept={PICTURE_TYPES} onChange={add} inputProps={CAPTURE}>
          {(props) => (
            <Button
              {...BIG}
              {...props}
              disabled={isFull}
              leftSection={<ImagePlusIcon size={22} aria-hidden />}
            >
              Add pictures
            </Button>
          )}
        </FileButton>
      ) : (
        <Button
          {...BIG}
          disabled={isFull}
          leftSection={<CameraIcon size={22} aria-hidden />}
          onClick={() => void shoot()}
        >
          Take photo
        </Button>
      )}
      <Group grow>
        <Button {...BIG} variant="default" onClick={() => goTo('code')}>
          Back
        </Button>
        <Button
          {...BIG}
          variant={lot.photos.length === 0 ? 'default' : 'filled'}
          onClick={() => goTo('condition')}
        >
          {lot.photos.length === 0 ? 'No photos' : 'Next'}
        </Button>
      </Group>
    </div>
  );
}

const CAPTURE = { capture: 'environment' } as const;

interface ThumbnailsProps {
  readonly photos: readonly Blob[];
  readonly onRemove: (photo: Blob) => void;
}

function Thumbnails({ photos, onRemove }: ThumbnailsProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={classes.shots} aria-label="Photos">
      {photos.map((photo, at) => (
        <li key={keyOf(photo)} className={classes.shot}>
          <Thumbnail photo={photo} alt={`Photo ${at + 1}`} />
          <ActionIcon
            className={classes.removeShot}
            variant="default"
            size="lg"
            aria-label={`Remove photo ${at + 1}`}
            onClick={() => onRemove(photo)}
          >
            <XIcon size={18} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ photo, alt }: { photo: Blob; alt: string }) {
  const picture = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (picture.current !== null) picture.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <img ref={picture} className={classes.thumbnail} alt={alt} />;
}

const keys = new WeakMap<Blob, string>();

/** The same photo may move to another place of the list. */
function keyOf(photo: Blob): string {
  const key = keys.get(photo) ?? crypto.randomUUID();
  keys.set(photo, key);
  return key;
}

export function ConditionStep({ intake }: Props) {
  const { lot, change, goTo } = intake;
  return (
    <div className={classes.bottom}>
      <LotName intake={intake} />
      <SimpleGrid cols={2} spacing="xs" role="group" aria-label="Condition">
        {CONDITIONS.map((condition) => (
          <Button
            {...BIG}
            px="xs"
            key={condition}
            variant={lot.condition === condition ? 'filled' : 'default'}
            aria-pressed={lot.condition === condition}
            onClick={() => {
              change({ condition });
              goTo('details');
            }}
          >
            {condition}
          </Button>
        ))}
      </SimpleGrid>
      <Group grow>
        <Button {...BIG} variant="default" onClick={() => goTo('photos')}>
          Back
        </Button>
        <Button
          {...BIG}
          variant="default"
          disabled={lot.condition === null}
          onClick={() => goTo('details')}
        >
          Next
        </Button>
      </Group>
    </div>
  );
}

interface DetailsProps extends Props {
  readonly isScanning: boolean;
  /** null: there is no camera. */
  readonly onScan: (() => void) | null;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

export function DetailsStep({ intake, isScanning, onScan, isSaving, onSave }: DetailsProps) {
  const { lot, change, goTo, complaint } = intake;
  return (
    <form
      className={classes.bottom}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <TextInput
        label="Title"
        maxLength={TEXT_MAX.title}
        value={lot.title}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <TextInput
        label="Note about the condition"
        maxLength={TEXT_MAX.conditionNote}
        value={lot.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <Group align="flex-end" wrap="nowrap" gap="xs">
        <TextInput
          flex={1}
          label="Floor location"
          autoComplete="off"
          maxLength={TEXT_MAX.floorLocation}
          value={lot.shelf}
          onChange={(event) => change({ shelf: event.currentTarget.value })}
        />
        {onScan !== null && (
          <Button
            variant={isScanning ? 'filled' : 'default'}
            aria-pressed={isScanning}
            leftSection={<ScanLineIcon size={18} aria-hidden />}
            onClick={onScan}
          >
            Scan shelf
          </Button>
        )}
      </Group>
      {complaint !== null && (
        <Text c="red" size="sm" role="alert">
          {complaint}
        </Text>
      )}
      <Group grow>
        <Button {...BIG} variant="default" onClick={() => goTo('condition')}>
          Back
        </Button>
        <Button {...BIG} type="submit" loading={isSaving} disabled={lot.condition === null}>
          Save &amp; next
        </Button>
      </Group>
    </form>
  );
}

function LotName({ intake: { lot } }: Props) {
  return (
    <div aria-live="polite">
      <Text fw={600}>{lot.title || lot.code}</Text>
      <Text size="sm" c="dimmed">
        {describe(lot)}
      </Text>
    </div>
  );
}

function describe({ code, known, title }: Intake['lot']): string {
  const parts = title === '' ? [] : [code];
  if (known === null) return [...parts, 'New goods'].join(' · ');
  const source = known.draft_id === null ? 'Known from an earlier lot' : 'From your drafts';
  return [...parts, source].join(' · ');
}
