// The newsletter: subscribing requires following a link sent to the address itself.
import * as z from 'zod';
import { command } from '../call.ts';
import { email } from '../shapes/person.ts';

const token = z.string().max(200);

export const newsletter = {
  subscribeToNewsletter: command({
    group: 'common',
    access: 'guest',
    summary: 'Sends a confirmation link to an address; does not reveal who is subscribed.',
    input: z.strictObject({ email }),
    output: z.object({}),
    refusals: [],
    limit: { max: 10, seconds: 3600, per: 'address' },
    successMessage: 'Almost there! Please follow the link we emailed you.',
  }),
  confirmNewsletter: command({
    group: 'common',
    access: 'guest',
    summary: 'Subscribes the address that a link was sent to.',
    input: z.strictObject({ token }),
    output: z.object({ email: z.string() }),
    refusals: ['NewsletterLinkInvalid'],
    limit: { max: 30, seconds: 3600, per: 'address' },
    successMessage: 'You’re subscribed',
  }),
  leaveNewsletter: command({
    group: 'common',
    access: 'guest',
    summary: 'Ends a subscription, by the link in each email.',
    input: z.strictObject({ token }),
    output: z.object({ email: z.string() }),
    refusals: ['NewsletterLinkInvalid'],
    limit: { max: 30, seconds: 3600, per: 'address' },
    successMessage: 'You’re unsubscribed',
  }),
} as const;
