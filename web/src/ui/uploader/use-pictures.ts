// The chosen pictures, each uploaded as soon as it is chosen.
import type { Caption } from '@hammerdock/domain/checks/caption.ts';
import { useRef, useState } from 'react';
import { UPLOAD_FAILED, UploadError, WRONG_TYPE } from '../../lib/text/upload-error.ts';

/** The types that the server accepts; phones convert theirs to one of them. */
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

export interface UploadedPicture {
  readonly file_name: string;
  readonly address: string;
}

export type UploadPicture = (file: File, compressed: boolean) => Promise<UploadedPicture>;

export interface ChosenPicture {
  readonly key: number;
  readonly file: File;
  /** A webcam photo. */
  readonly compressed: boolean;
  readonly state: 'sending' | 'saved' | 'failed';
  readonly uploaded: UploadedPicture | null;
  readonly caption: Caption | null;
}

export type Pictures = ReturnType<typeof usePictures>;

export function usePictures(upload: UploadPicture, most: number) {
  const [chosen, setChosen] = useState<readonly ChosenPicture[]>([]);
  const [complaint, setComplaint] = useState<string | null>(null);
  const lastKey = useRef(0);

  const change = (key: number, changes: Partial<ChosenPicture>): void =>
    setChosen((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const remove = (key: number): void => {
    setComplaint(null);
    setChosen((all) => all.filter((one) => one.key !== key));
  };
  const send = async ({ key, file, compressed }: ChosenPicture): Promise<void> => {
    try {
      const uploaded = await upload(file, compressed);
      change(key, { state: 'saved', uploaded });
    } catch (error) {
      if (error instanceof UploadError && error.remove) remove(key);
      else change(key, { state: 'failed' });
      setComplaint(error instanceof UploadError ? error.message : UPLOAD_FAILED);
    }
  };

  return {
    chosen,
    complaint,
    isFull: chosen.length >= most,
    isSending: chosen.some(({ state }) => state === 'sending'),
    add: (files: readonly File[], { compressed }: { compressed: boolean }): void => {
      const wanted = files.filter(({ type }) => PICTURE_TYPES.split(',').includes(type));
      const taken = wanted.slice(0, most - chosen.length).map((file): ChosenPicture => {
        lastKey.current += 1;
        const key = lastKey.current;
        return { key, file, compressed, state: 'sending', uploaded: null, caption: null };
      });
      setComplaint(complaintOf({ files, wanted, taken, most }));
      setChosen((all) => [...all, ...taken]);
      for (const picture of taken) void send(picture);
    },
    remove,
    tryAgain: (picture: ChosenPicture): void => {
      setComplaint(null);
      change(picture.key, { state: 'sending' });
      void send(picture);
    },
    describe: (key: number, caption: Caption): void => change(key, { caption }),
    /** The uploaded pictures; null, with an error shown, while one is not uploaded. */
    collect: () => {
      if (chosen.some(({ state }) => state !== 'saved')) {
        setComplaint('Please wait for each picture to upload, or remove it.');
        return null;
      }
      return chosen.flatMap(({ uploaded, caption }) =>
        uploaded === null ? [] : [{ file_name: uploaded.file_name, caption }],
      );
    },
  };
}

interface Choice {
  readonly files: readonly unknown[];
  readonly wanted: readonly unknown[];
  readonly taken: readonly unknown[];
  readonly most: number;
}

function complaintOf({ files, wanted, taken, most }: Choice): string | null {
  if (wanted.length < files.length) return WRONG_TYPE;
  return taken.length < wanted.length ? `Up to ${most} pictures.` : null;
}
