import { beforeEach, expect, test, vi } from 'vitest';
import { alerts } from '../../lib/notices/alerts.ts';
import { closeAlerts } from '../../testing/close-alerts.ts';
import { shareLot } from './share-lot.ts';

const lot = { title: 'Copper kettle', url: 'https://store.example/productView/1' };
const clipboardOf = (writeText: (text: string) => Promise<void>) => ({ clipboard: { writeText } });
const done = () => Promise.resolve();
const failWith = (reason: Error) => async () => {
  throw reason;
};

beforeEach(closeAlerts);
const shown = () => alerts.shown().map(({ tone, message }) => [tone, message]);

test('a lot is shared by the dialog of the device where there is one', async () => {
  const share = vi.fn(done);
  const writeText = vi.fn(done);
  await shareLot({ share, ...clipboardOf(writeText) }, lot);
  expect(share).toHaveBeenCalledWith(lot);
  expect(writeText).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('closing that dialog copies nothing and says nothing', async () => {
  const writeText = vi.fn(done);
  const share = failWith(new DOMException('closed', 'AbortError'));
  await shareLot({ share, ...clipboardOf(writeText) }, lot);
  expect(writeText).not.toHaveBeenCalled();
  expect(shown()).toEqual([]);
});

test('without the dialog, or where it fails, the link is copied', async () => {
  const writeText = vi.fn(done);
  await shareLot(clipboardOf(writeText), lot);
  await shareLot({ share: failWith(new Error('no apps')), ...clipboardOf(writeText) }, lot);
  expect(writeText.mock.calls).toEqual([[lot.url], [lot.url]]);
  expect(shown()).toEqual([['good', 'Link copied.']]);
});

test('the link is shown where it cannot be copied', async () => {
  await shareLot({}, lot);
  await shareLot(clipboardOf(failWith(new Error('denied'))), lot);
  const message = `Copy this link: ${lot.url}`;
  expect(shown()).toEqual([['bad', message]]);
});
