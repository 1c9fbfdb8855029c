// Photos of lots from a ZIP file, matched by labels or lot numbers in the names of its files.
import { ARCHIVE_PART_BYTES } from '@hammerdock/domain/auctions/seller-limits.ts';
import { PHOTOS_AT_ONCE_MAX } from '@hammerdock/domain/catalog/zip-photos/leftover-photos.ts';
import { PHOTO_PROBLEMS } from '@hammerdock/domain/catalog/zip-photos/plan-photos.ts';
import * as z from 'zod';
import { command, commandWithFiles, query } from '../../call.ts';
import { ReceivedFile } from '../../shapes/upload.ts';

export const ARCHIVE_STATES = [
  'receiving',
  'reading',
  'ready',
  'adding',
  'done',
  'stopped',
  'failed',
] as const;

/** matched: a lot gets it, once it is confirmed. */
export const PHOTO_OUTCOMES = ['matched', 'added', ...PHOTO_PROBLEMS] as const;

const acting = { seller_id: z.string().max(80).optional() };
const ofArchive = { archive_id: z.string().max(80) };
/** Of a file in its archive. */
const place = z.int().min(0).max(1_000_000);
/** All of them, or none when one is refused. */
const places = z
  .array(place)
  .min(1)
  .max(PHOTOS_AT_ONCE_MAX)
  .refine((given) => new Set(given).size === given.length, 'Name each photo once.');
const auction = z.object({ id: z.string(), number: z.int(), title: z.string() });

const archiveCard = z.object({
  id: z.string(),
  file_name: z.string(),
  state: z.enum(ARCHIVE_STATES),
  /** Why it failed or was stopped, where there is a reason. */
  problem: z.string(),
  /** That lots get. */
  photos: z.int(),
  /** Of these, while they are added. */
  done: z.int(),
  created_at: z.iso.datetime(),
});
export type PhotoArchiveCard = z.output<typeof archiveCard>;

const file = z.object({
  /** Names it within its archive. */
  place: z.int(),
  path: z.string(),
  outcome: z.enum(PHOTO_OUTCOMES),
  /** null when no lot gets it, or when the lot is gone. */
  lot: z.object({ id: z.string(), lpn: z.string(), title: z.string() }).nullable(),
  /** Its lot, or that it has none, by hand, which can be undone until the photo is added. */
  is_chosen: z.boolean(),
  /** Addresses for its seller only; null where there is no picture, or the ZIP file is gone. */
  preview: z.object({ small: z.string(), large: z.string() }).nullable(),
});
export type ArchivedFile = z.output<typeof file>;

export const photoArchives = {
  startPhotoArchive: command({
    group: 'seller',
    access: 'seller',
    summary: 'Begins the upload of a ZIP file with photos of lots, which is sent in parts.',
    input: z.strictObject({
      ...acting,
      file_name: z.string().trim().min(1).max(200),
      bytes: z.int().min(1),
      /** Whose lots get the photos, by labels and numbers; null: all lots, by labels. */
      auction_id: z.string().max(80).nullable(),
    }),
    output: z.object({
      archive_id: z.string(),
      /** The size of each part but the last. */
      part_bytes: z.int(),
      part_count: z.int(),
    }),
    refusals: [
      'SellerMissing',
      'NotFound',
      'UploadTooLarge',
      'ArchivesTooMany',
      'ImpersonatorMayNot',
    ],
    limit: { max: 60, seconds: 3600, per: 'account' },
  }),
  uploadArchivePart: commandWithFiles({
    group: 'seller',
    access: 'seller',
    summary: 'Uploads the next part of a ZIP file; a part that was received may be sent again.',
    fileBytesMax: ARCHIVE_PART_BYTES,
    input: z.strictObject({
      ...ofArchive,
      /** From 0. */
      part: z.coerce.number().int().min(0).max(1000),
      file_upload: z
        .instanceof(ReceivedFile, { error: 'Choose a file.' })
        .meta({ type: 'string', format: 'binary' }),
    }),
    output: z.object({ received: z.int() }),
    refusals: [
      'NotFound',
      'ArchivePartWrong',
      'UploadTooLarge',
      'StorageFull',
      'ImpersonatorMayNot',
    ],
    limit: { max: 3000, seconds: 3600, per: 'account' },
  }),
  listPhotoArchives: query({
    group: 'seller',
    access: 'seller',
    summary: 'The latest ZIP files of a seller, and the auctions whose lots can get photos.',
    input: z.strictObject(acting),
    output: z.object({ archiveList: z.array(archiveCard), targets: z.array(auction) }),
    refusals: ['SellerMissing', 'NotFound'],
  }),
  getPhotoArchive: query({
    group: 'seller',
    access: 'seller',
    summary: 'A ZIP file with photos: which lot gets each of its files, or why none does.',
    input: z.strictObject({
      ...ofArchive,
      show: z.enum(['all', 'matched', 'unmatched', 'discarded']).default('all'),
      page: z.int().min(1).max(1000).default(1),
    }),
    output: z.object({
      ...archiveCard.shape,
      auction: auction.nullable(),
      counts: z.object({
        waiting: z.int(),
        added: z.int(),
        not_added: z.int(),
        /** Of these, those that can be given to lots by hand. */
        assignable: z.int(),
        /** That get photos. */
        lots: z.int(),
        /** In none of the other counts. */
        discarded: z.int(),
      }),
      fileList: z.array(file),
      fileCount: z.int(),
      page_size: z.int(),
    }),
    refusals: ['NotFound'],
  }),
  getArchivePhoto: query({
    group: 'seller',
    access: 'seller',
    summary: 'A picture in a ZIP file: its lot and the addresses of its preview.',
    input: z.strictObject({ ...ofArchive, place }),
    output: file,
    refusals: ['NotFound'],
  }),
  searchArchiveLots: query({
    group: 'seller',
    access: 'seller',
    summary: 'The lots that may get photos of a ZIP file, by label, number or title.',
    input: z.strictObject({ ...ofArchive, text: z.string().trim().max(80) }),
    output: z.object({
      /** The first ones, by label and number before title. */
      lotList: z.array(
        z.object({
          id: z.string(),
          lpn: z.string(),
          /** In the auction of the ZIP file; null without one. */
          number: z.int().nullable(),
          title: z.string(),
          photo_count: z.int(),
        }),
      ),
    }),
    refusals: ['NotFound'],
  }),
  assignArchivePhotos: command({
    group: 'seller',
    access: 'seller',
    summary: 'Gives photos to a lot by hand until they are added, or discards them.',
    input: z.strictObject({
      ...ofArchive,
      /** In the order in which the lot gets them. */
      places,
      /** null: the photos are discarded. */
      lot_id: z.string().max(80).nullable(),
    }),
    output: z.object({}),
    refusals: [
      'NotFound',
      'ArchiveBusy',
      'PhotoNotAssignable',
      'LotPhotosFull',
      'ImpersonatorMayNot',
    ],
  }),
  detachArchivePhotos: command({
    group: 'seller',
    access: 'seller',
    summary: 'Takes photos off their lots until they are added, so that they have none.',
    input: z.strictObject({ ...ofArchive, places }),
    output: z.object({}),
    refusals: ['NotFound', 'ArchiveBusy', 'PhotoHasNoLot', 'ImpersonatorMayNot'],
  }),
  unassignArchivePhotos: command({
    group: 'seller',
    access: 'seller',
    summary:
      'Undoes what was chosen by hand: a photo has no lot again, or the one its name says; ' +
      'one that was discarded is as it was before.',
    input: z.strictObject({ ...ofArchive, places }),
    output: z.object({}),
    refusals: ['NotFound', 'ArchiveBusy', 'PhotoNotAssigned', 'ImpersonatorMayNot'],
  }),
  addArchivePhotos: command({
    group: 'seller',
    access: 'seller',
    summary: 'Adds the matched photos to their lots, each photo once.',
    input: z.strictObject(ofArchive),
    output: z.object({}),
    refusals: ['NotFound', 'ArchiveBusy', 'ImpersonatorMayNot'],
  }),
  cancelPhotoArchive: command({
    group: 'seller',
    access: 'seller',
    summary:
      'Stops adding photos and keeps the others, or ends a ZIP file with photos left over; ' +
      'before that, and once it is over, removes it from the list.',
    input: z.strictObject(ofArchive),
    output: z.object({}),
    refusals: ['NotFound', 'ImpersonatorMayNot'],
  }),
} as const;
