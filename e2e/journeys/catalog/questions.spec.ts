// Public questions and answers on a lot (decision 0047).
import { expect } from '@playwright/test';
import { expectAccessible } from '../../steps/accessible.ts';
import { expectAlert } from '../../steps/bid.ts';
import { enterAt, tabTo, typeInto } from '../../steps/keyboard.ts';
import { test } from '../../steps/test.ts';
import { callAs, startSession } from '../../steps/store/over-http.ts';

const QUESTION = 'Is the <img src=x onerror="globalThis.__x=1"> lid there?';

test(
  'UX-01 by keyboard a question is asked and answered; then it is public, without a name',
  { tag: '@phone' },
  async ({ page, browser, makeLots }, { project }) => {
    // Both widths run at once, and the seller sees the questions of both.
    const title = `Rice cooker ${project.name}`;
    const [{ id }] = await makeLots({ title });
    const lotPage = `/productView/${id}`;
    const questions = page.getByRole('region', { name: 'Questions and answers' });
    const asked = questions.getByRole('article', { name: QUESTION });

    await test.step('a buyer asks; contact details are refused', async () => {
      await startSession(page, 'winnie');
      await page.goto(lotPage);
      await typeInto(page, page.getByLabel('Ask the seller'), 'Call me at 404-555-0142');
      await enterAt(page, page.getByRole('button', { name: 'Ask', exact: true }));
      await expect(questions.getByText(/^Leave out email addresses/)).toBeVisible();
      await tabTo(page, page.getByLabel('Ask the seller'), { back: true });
      await typeInto(page, page.getByLabel('Ask the seller'), QUESTION);
      await enterAt(page, page.getByRole('button', { name: 'Ask', exact: true }));
      await expectAlert(page, 'We sent your question to the seller');
      await expect(asked).toContainText('Only you and the seller see this question');
      await expectAccessible(page, 'a lot with a question');
    });
    await test.step('others do not see it yet', async () => {
      const guest = await browser.newPage();
      await guest.goto(lotPage);
      await expect(guest.getByText('No questions yet.')).toBeVisible();
      await expect(guest.getByRole('link', { name: 'Login to ask a question' })).toBeVisible();
      await guest.close();
    });
    await test.step('the seller finds it among the open ones and answers', async () => {
      const desk = await browser.newPage();
      await startSession(desk, 'seller');
      await desk.goto('/seller/questions');
      const open = desk.getByRole('article', { name: QUESTION }).filter({ hasText: title });
      await typeInto(desk, open.getByLabel('Your public answer'), 'It is.');
      await enterAt(desk, open.getByRole('button', { name: 'Publish answer' }));
      await expectAlert(desk, 'Your answer is public now.');
      await desk.close();
    });
    await test.step('everyone reads it, and nothing in it runs', async () => {
      const guest = await browser.newPage();
      await guest.goto(lotPage);
      const shown = guest.getByRole('article', { name: QUESTION });
      await expect(shown).toContainText('It is.');
      await expect(shown).not.toContainText('winnie');
      expect(await guest.evaluate(() => Reflect.get(globalThis, '__x'))).toBeUndefined();
      await guest.close();
    });
    await test.step('an admin removes it', async () => {
      const desk = await browser.newPage();
      await startSession(desk, 'admin');
      await desk.goto(lotPage);
      const shown = desk.getByRole('article', { name: QUESTION });
      await enterAt(desk, shown.getByRole('button', { name: 'Remove' }));
      await expect(shown.getByRole('button', { name: 'Remove for everyone?' })).toBeFocused();
      await desk.keyboard.press('Enter');
      await expectAlert(desk, 'The question was removed.');
      await expect(shown).toHaveCount(0);
      await desk.close();
      const { ask } = await callAs('winnie');
      const left = await ask<{ questionsCount: number }>('mobile/listLotQuestions', {
        product_id: id,
      });
      expect(left.questionsCount).toBe(0);
    });
  },
);
