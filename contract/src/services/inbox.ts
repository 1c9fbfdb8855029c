// Messages from users to the store, and the answers.
import { MESSAGE_PICTURES_MAX } from '@hammerdock/domain/checks/caption.ts';
import { headerLine } from '@hammerdock/domain/text/header-line.ts';
import * as z from 'zod';
import { command, commandOnce, query } from '../call.ts';
import { plainListInput } from '../shapes/list-input.ts';
import { email } from '../shapes/person.ts';
import { sentPicture, shownPicture } from '../shapes/upload.ts';

const LENGTH_MAX = 2000;
const pictures = z.array(sentPicture).max(MESSAGE_PICTURES_MAX).default([]);

const words = (max: number) =>
  z
    .string()
    .trim()
    .min(1, { error: 'Required' })
    .max(max, { error: `At most ${max} characters` });

/** It becomes part of the subject or the first line of an email. */
const line = (max: number) =>
  z
    .string()
    .overwrite(headerLine)
    .min(1, { error: 'Required' })
    .max(max, { error: `At most ${max} characters` });

const inboxMessage = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  message: z.string(),
  pictures: z.array(shownPicture),
  /** The lot it is about, if it was written on a lot page. */
  lot: z.object({ id: z.string(), auctionid: z.string(), title: z.string() }).nullable(),
  created_at: z.iso.datetime(),
  answer: z.string().nullable(),
  answered_at: z.iso.datetime().nullable(),
});

export const inbox = {
  saveContactMessage: commandOnce({
    group: 'common',
    access: 'guest',
    summary: 'Sends a message of the contact page to the inbox.',
    input: z.strictObject({
      name: line(80),
      email,
      subject: line(120),
      message: words(LENGTH_MAX),
      /** Only from signed-in users. */
      pictures,
    }),
    output: z.object({}),
    refusals: ['SignInNeeded', 'PictureGone'],
    limit: { max: 5, seconds: 3600, per: 'address' },
    successMessage: 'Thanks. We got your message and will answer by email.',
  }),
  sendLotMessage: commandOnce({
    group: 'mobile',
    access: 'buyer',
    summary: 'Asks an admin about a lot; the answer comes by email.',
    input: z.strictObject({
      product_id: z.string().max(80),
      message: words(LENGTH_MAX),
      pictures,
    }),
    output: z.object({}),
    refusals: ['NotFound', 'ImpersonatorMayNot', 'PictureGone'],
    limit: { max: 20, seconds: 3600, per: 'account' },
    successMessage: 'We got your question and will answer by email.',
  }),
  listInboxMessages: query({
    group: 'custom',
    access: 'admin',
    summary: 'The inbox: unanswered messages oldest first, answered ones newest first.',
    input: z.strictObject({
      answered: z.boolean().default(false),
      ...plainListInput(20),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    output: z.object({ inboxList: z.array(inboxMessage), inboxCount: z.int() }),
    refusals: [],
  }),
  answerInboxMessage: command({
    group: 'custom',
    access: 'admin',
    summary: 'Answers a message by email, once.',
    input: z.strictObject({ id: z.string().max(80), answer: words(4000) }),
    output: z.object({}),
    refusals: ['NotFound', 'AnsweredAlready'],
    successMessage: 'Your answer was sent',
  }),
} as const;
