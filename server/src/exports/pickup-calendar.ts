// A pickup time as an event for calendars (PICK-04). The id of the visit is the event's, so that a
// changed time replaces the event instead of adding another.
import type { AnswerOf } from '@hammerdock/contract/call.ts';
import { pickup } from '@hammerdock/contract/services/pickup.ts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { refusal } from '../http/answer.ts';
import { askerOf, sendRefusal, startDownload, type ExportSources } from './ask-call.ts';

type Center = AnswerOf<typeof pickup.getPickupSlots>['centers'][number];

const REMINDER_SECONDS = 2 * 60 * 60;

export function mountPickupCalendar(http: FastifyInstance, sources: ExportSources): void {
  const ask = askerOf(sources, 'pickup');
  http.get<{ Params: { id: string } }>('/pickups/:id.ics', async (request, reply) => {
    // Only the buyer's own visits are in this answer.
    const answer = await ask('getPickupSlots', {}, { request, reply });
    if (answer.httpStatus === 401) return reply.redirect('/schedule/pending');
    if (answer.body.status === 'error') return sendRefusal(reply, answer);
    const { centers } = z.parse(pickup.getPickupSlots.output, answer.body.data);
    const center = centers.find(({ visit }) => visit?.visit_id === request.params.id);
    const event = center && (await writeEvent(center, sources.pipeline.context.config.origin));
    if (event === undefined) return sendRefusal(reply, refusal('NotFound', request.id));
    return startDownload(reply, 'pickup.ics', 'text/calendar').send(event);
  });
}

/** undefined without a pickup time. */
async function writeEvent(center: Center, origin: string): Promise<string | undefined> {
  const { visit, lot_count: lots } = center;
  if (visit === null || visit.starts_at === null || visit.ends_at === null) return undefined;
  // Loaded with the first download, which a start should not wait for.
  const {
    default: ical,
    ICalAlarmType,
    ICalCalendarMethod,
    ICalEventStatus,
  } = await import('ical-generator');
  const summary = `Pickup at Hammerdock ${center.city}`;
  const calendar = ical({
    prodId: { company: 'Hammerdock', product: 'Pickup', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `${visit.visit_id}@${new URL(origin).hostname}`,
    sequence: visit.sequence,
    start: new Date(visit.starts_at),
    end: new Date(visit.ends_at),
    stamp: new Date(),
    summary,
    location: `${center.name}, ${center.pickup_address}`,
    description:
      `${lots === 1 ? '1 item is' : `${lots} items are`} ready. ` +
      'Have your Checkout QR Code ready when you arrive.',
    url: `${origin}/schedule/pending`,
    status: ICalEventStatus.CONFIRMED,
    alarms: [{ type: ICalAlarmType.display, trigger: REMINDER_SECONDS, description: summary }],
  });
  return calendar.toString();
}
