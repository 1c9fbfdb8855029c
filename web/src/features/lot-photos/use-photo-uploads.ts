// The photos that are being uploaded, one after the other, so that they arrive in the order in
// which they were chosen.
import type { SellerPhoto } from '@hammerdock/contract/shapes/seller-lot.ts';
import { useEffect, useRef, useState } from 'react';
import { UPLOAD_FAILED, UploadError, WRONG_TYPE } from '../../lib/text/upload-error.ts';
import { PICTURE_TYPES } from '../../ui/uploader/use-pictures.ts';

export interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (percent: number) => void;
}

export type UploadPhoto = (file: File, options: UploadOptions) => Promise<SellerPhoto>;

export interface PhotoUpload {
  readonly key: number;
  readonly file: File;
  /** Of the file itself, while it is not stored yet. */
  readonly preview: string;
  readonly state: 'waiting' | 'sending' | 'failed';
  readonly percent: number;
}

interface Uploading {
  readonly upload: UploadPhoto;
  /** How many more photos the lot may have. */
  readonly room: number;
  readonly most: number;
  readonly onUploaded: (photo: SellerPhoto) => void;
}

export function usePhotoUploads({ upload, room, most, onUploaded }: Uploading) {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const [complaint, setComplaint] = useState<string | null>(null);
  const tail = useRef(Promise.resolve());
  const lastKey = useRef(0);
  const aborts = useRef(new Map<number, AbortController>());
  useEffect(() => abortAll(aborts.current), []);

  const change = (key: number, changes: Partial<PhotoUpload>): void =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const forget = ({ key, preview }: PhotoUpload): void => {
    URL.revokeObjectURL(preview);
    aborts.current.delete(key);
    setUploads((all) => all.filter((one) => one.key !== key));
  };
  const send = async (photo: PhotoUpload, signal: AbortSignal): Promise<void> => {
    const { key, file } = photo;
    if (signal.aborted) return;
    change(key, { state: 'sending', percent: 0 });
    try {
      const onProgress = (percent: number) => change(key, { percent });
      onUploaded(await upload(file, { signal, onProgress }));
      forget(photo);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UploadError && error.remove) forget(photo);
      else change(key, { state: 'failed' });
      setComplaint(error instanceof UploadError ? error.message : UPLOAD_FAILED);
    }
  };
  const queue = (photo: PhotoUpload): void => {
    const abort = new AbortController();
    aborts.current.set(photo.key, abort);
    tail.current = tail.current.then(() => send(photo, abort.signal));
  };

  return {
    uploads,
    complaint,
    complain: setComplaint,
    isFull: uploads.length >= room,
    add: (files: readonly File[]): void => {
      const wanted = files.filter(({ type }) => PICTURE_TYPES.split(',').includes(type));
      const taken = wanted.slice(0, Math.max(0, room - uploads.length)).map((file): PhotoUpload => {
        lastKey.current += 1;
        const preview = URL.createObjectURL(file);
        return { key: lastKey.current, file, preview, state: 'waiting', percent: 0 };
      });
      if (wanted.length < files.length) setComplaint(WRONG_TYPE);
      else setComplaint(taken.length < wanted.length ? `Up to ${most} photos.` : null);
      setUploads((all) => [...all, ...taken]);
      for (const photo of taken) queue(photo);
    },
    remove: (photo: PhotoUpload): void => {
      setComplaint(null);
      aborts.current.get(photo.key)?.abort();
      forget(photo);
    },
    retry: (photo: PhotoUpload): void => {
      setComplaint(null);
      change(photo.key, { state: 'waiting' });
      queue(photo);
    },
  };
}

/** Leaving the form stops what is being sent. */
const abortAll = (aborts: Map<number, AbortController>) => () => {
  for (const abort of aborts.values()) abort.abort();
};
