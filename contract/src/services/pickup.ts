// Pickup: the times that buyers choose (R32), their checkout QR code, and the desk (R33).
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { deskLot, parcel } from '../shapes/desk-lot.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { pickupCenter, pickupVisit, queuedVisit } from '../shapes/pickup-visit.ts';

/** A center with paid lots of the buyer. */
const centerId = z.string().max(80);
/** The start of the time that the page shows; null without one. Older pages do not send it. */
const shownStart = { shown_starts_at: z.iso.datetime().nullable().optional() };

export const pickup = {
  getCheckoutQr: command({
    group: 'custom',
    access: 'buyer',
    summary:
      'A new pass for the pickup desk: signed, valid for five minutes, without personal data.',
    input: z.strictObject({}),
    output: z.object({
      /** The text of the QR code. */
      token: z.string(),
      /** The same pass as a code to type, such as 7K2QX-M4ZTP. */
      code: z.string(),
      /** When to request the next one. */
      refresh_at: z.iso.datetime(),
      expires_at: z.iso.datetime(),
    }),
    refusals: ['ImpersonatorMayNot'],
    limit: { max: 60, seconds: 3600, per: 'account' },
  }),
  getPickupSlots: query({
    group: 'custom',
    access: 'buyer',
    summary:
      'Each center where paid lots of the buyer are ready: their receipts, the pickup times that ' +
      'can be chosen, and the chosen one.',
    input: z.strictObject({}),
    output: z.object({ centers: z.array(pickupCenter) }),
    refusals: [],
  }),
  choosePickupSlot: commandOnce({
    group: 'custom',
    access: 'buyer',
    summary:
      'Chooses a pickup time at a center; another choice moves the visit, or changes nothing. ' +
      'Refused where another time than the shown one would be lost.',
    input: z.strictObject({ center_id: centerId, starts_at: z.iso.datetime(), ...shownStart }),
    output: z.object({ visit: pickupVisit }),
    refusals: [
      'ImpersonatorMayNot',
      'NothingToPickUp',
      'PickupTimeChanged',
      'PickupSlotNotOffered',
      'PickupSlotOver',
      'PickupSlotFull',
    ],
    limit: { max: 60, seconds: 3600, per: 'account' },
    successMessage: 'Your pickup time is set',
  }),
  cancelPickupSlot: command({
    group: 'custom',
    access: 'buyer',
    summary:
      'Gives the chosen pickup time back, unless another than the shown one; the lots stay ready.',
    input: z.strictObject({ center_id: centerId, ...shownStart }),
    output: z.object({ visit: pickupVisit.nullable() }),
    refusals: ['ImpersonatorMayNot', 'PickupTimeChanged'],
    limit: { max: 60, seconds: 3600, per: 'account' },
    successMessage: 'Your pickup time is canceled',
  }),
  arriveForPickup: command({
    group: 'custom',
    access: 'buyer',
    summary: 'Tells the desk that the buyer is at the center, with or without a pickup time.',
    input: z.strictObject({ center_id: centerId }),
    output: z.object({ visit: pickupVisit }),
    refusals: ['ImpersonatorMayNot', 'NothingToPickUp', 'PickupClosed'],
    limit: { max: 60, seconds: 3600, per: 'account' },
  }),
  getPickupQueue: query({
    group: 'custom',
    access: 'staff',
    summary: 'Buyers who wait at this center, the longest wait first, and who comes today.',
    input: z.strictObject({}),
    output: z.object({
      waiting: z.array(queuedVisit),
      slots: z.array(
        z.object({
          starts_at: z.iso.datetime(),
          ends_at: z.iso.datetime(),
          visits: z.array(queuedVisit),
        }),
      ),
    }),
    refusals: [],
  }),
  finishPickupVisit: command({
    group: 'custom',
    access: 'staff',
    summary: 'Ends the visit of a buyer who has left, at the center of the visit.',
    input: z.strictObject({ visit_id: z.string().max(80) }),
    output: z.object({ visit_id: z.string() }),
    refusals: ['NotFound', 'WrongCenter'],
  }),
  getPickupDesk: query({
    group: 'custom',
    access: 'staff',
    summary: 'The pickup center of this desk.',
    input: z.strictObject({}),
    output: z.object({
      /** null: all centers, for admins; or none yet. */
      center: z.string().nullable(),
    }),
    refusals: [],
  }),
  openPickupPass: command({
    group: 'custom',
    access: 'staff',
    summary: 'Reads a pass at the desk: the buyer, and their lots at this center in shelf order.',
    input: z.strictObject({
      /** The scanned text, or the typed code. */
      code: z.string({ error: 'Required' }).trim().min(1, { error: 'Required' }).max(200),
    }),
    output: z.object({
      /** Identifies this visit when lots are handed over. */
      pass_id: z.string(),
      first_name: z.string(),
      last_initial: z.string(),
      lots: z.array(deskLot),
      /** Lots that are ready at other centers, so that the desk can send the buyer there. */
      elsewhere: z.array(z.object({ center: z.string(), count: z.int() })),
    }),
    refusals: ['PickupCodeInvalid'],
    limit: { max: 600, seconds: 3600, per: 'account' },
  }),
  pickUpLot: commandOnce({
    group: 'custom',
    access: 'staff',
    summary: 'Hands a lot over to the buyer whose pass was read: by its id or its scanned label.',
    input: z.strictObject({
      pass_id: z.string().max(80),
      /** The lot's id, or the lot ID on its label. */
      lot: z.string({ error: 'Required' }).trim().min(1, { error: 'Required' }).max(80),
    }),
    output: z.object({ lot: deskLot, checkout_status: z.literal('1') }),
    refusals: [
      'NotFound',
      'LabelUnknown',
      'LotNotOnReceipt',
      'PickupCodeInvalid',
      'LotOfAnotherBuyer',
      'LotUnpaid',
      'LotForfeited',
      'LotPickedUpAlready',
      'LotReturned',
      'WrongCenter',
      'HandoverBlocked',
    ],
    successMessage: 'Picked Up',
  }),
  undoPickUp: command({
    group: 'custom',
    access: 'staff',
    summary: 'Undoes a hand-over within ten minutes, at the center of the lot.',
    input: z.strictObject({
      pass_id: z.string().max(80),
      lot_id: z.string().max(80),
    }),
    output: z.object({ lot: deskLot, checkout_status: z.literal('0') }),
    refusals: [
      'NotFound',
      'PickupCodeInvalid',
      'WrongCenter',
      'LotReturned',
      'LotNotPickedUp',
      'UndoTooLate',
    ],
    successMessage: 'Hand-over undone',
  }),
  listShipments: query({
    group: 'custom',
    access: 'staff',
    summary: 'Paid orders that wait to be shipped from this center, the longest wait first.',
    input: z.strictObject(plainListInput(10)),
    output: z.object({ shipmentList: z.array(parcel), shipmentCount: z.int() }),
    refusals: [],
  }),
  shipOrder: commandOnce({
    group: 'custom',
    access: 'staff',
    summary: 'Records that everything that is left of an order was shipped, and tells its buyer.',
    input: z.strictObject({
      invoice_id: z.string().max(80),
      carrier: z.string({ error: 'Required' }).trim().min(1, { error: 'Required' }).max(40),
      tracking_number: z.string({ error: 'Required' }).trim().min(1, { error: 'Required' }).max(60),
    }),
    output: z.object({ shipped_date: z.iso.datetime() }),
    refusals: [
      'NotFound',
      'WrongCenter',
      'PickupOnly',
      'ShippedAlready',
      'OrderUnpaid',
      'NothingToShip',
      'HandoverBlocked',
    ],
    successMessage: 'Shipped',
  }),
} as const;
