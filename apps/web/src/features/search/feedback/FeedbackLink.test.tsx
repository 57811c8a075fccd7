// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { rendered, type Answers } from '../../../testing/rendered.tsx';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { readSearch } from '../address.ts';
import { FeedbackLink } from './FeedbackLink.tsx';

/** The end of a page of results, and the sheet that opens there. */
async function shown(content: string, answers: Answers = {}) {
  const search = readSearch(`?content=${encodeURIComponent(content)}`);
  const Foot = () => <FeedbackLink search={search} />;
  const screen = await rendered({
    routes: [{ path: '/', lazy: lazyRoute('search', async () => Foot) }],
    answers: { 'refinement.publisherNodes': [], ...answers },
  });
  const { page, user } = screen;
  const open = async () => {
    await user.click(await page.findByRole('button', { name: /find/i }));
    return fields();
  };
  const fields = async () => {
    const sheet = within(await page.findByRole('dialog', { name: 'What were you trying to find?' }));
    return {
      sheet,
      question: sheet.getByRole<HTMLInputElement>('textbox', { name: /^Document you were looking for/ }),
      more: sheet.getByRole<HTMLTextAreaElement>('textbox', { name: /^Anything else/ }),
      send: sheet.getByRole('button', { name: 'Send feedback' }),
    };
  };
  return { ...screen, open };
}

it('is offered where something was searched for, and opens the feedback [feedback-001]', async () => {
  const { open } = await shown('anchor');
  await open();
});

it('is not offered where nothing was searched for [feedback-001]', async () => {
  for (const nothing of ['', '  ']) {
    const { page } = await shown(nothing);
    await waitFor(() => expect(page.container.childElementCount).toBeGreaterThan(0));
    expect(page.queryByRole('button')).toBeNull();
    page.unmount();
  }
});

it('holds two answers and what was searched for, and thanks for them [feedback-009] [feedback-012]', async () => {
  const { open, user, calls, notice, page } = await shown('anchor', {
    'search.sendFeedback': { id: 1, message: 'Thanks' },
  });
  const { sheet, question, more, send } = await open();
  const form = new FormData(sheet.getByRole<HTMLFormElement>('form'));
  expect(Object.fromEntries(form)).toEqual({
    documentSearching: '',
    additionalFeedback: '',
    searchText: 'anchor',
  });
  await user.type(question, 'Fatigue of anchors');
  await user.type(more, 'It was cited.');
  await user.click(send);
  await notice('Thank you. Your feedback has been sent.');
  expect(calls('search.sendFeedback').map(({ body }) => body)).toMatchObject([
    { searchQuery: 'anchor', q1Response: 'Fatigue of anchors', q2Response: 'It was cited.' },
  ]);
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
});

it('goes to the first answer where that is missing, and sends nothing [feedback-008]', async () => {
  const { open, user, page } = await shown('anchor');
  const { sheet, question, more, send } = await open();
  await user.type(question, '   ');
  await user.type(more, 'Something.');
  await user.click(send);
  expect(page.container.ownerDocument.activeElement).toBe(question);
  expect(sheet.getAllByText('Enter the document you were looking for.').length).toBeGreaterThan(0);
});

it.each([
  ['question', 100],
  ['more', 500],
] as const)(
  'takes of %s at most %i characters, and says so beyond [feedback-004] [feedback-005]',
  async (name, max) => {
    const { open, user, page, calls, notice } = await shown('anchor', {
      'search.sendFeedback': { id: 1, message: 'Thanks' },
    });
    const { sheet, send, ...fields } = await open();
    const field = fields[name];
    const complaint = new RegExp(`Enter at most ${max} characters`);
    await user.type(fields.question, 'x');
    await user.clear(field);
    await user.click(field);
    await user.paste('x'.repeat(max + 1));
    await user.click(send);
    expect(sheet.getAllByText(complaint).length).toBeGreaterThan(0);
    expect(page.container.ownerDocument.activeElement).toBe(field);
    expect(calls('search.sendFeedback')).toEqual([]);
    await user.type(field, '{Backspace}');
    expect(sheet.queryByText(complaint)).toBeNull();
    await user.click(send);
    await notice(/^Thank you/);
  },
);

it('says that it is being sent, is sent once, and begins from nothing after it was closed [feedback-011]', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const held = new Promise((resolve) => (answer = resolve));
  const { open, user, page, calls } = await shown('anchor', { 'search.sendFeedback': () => held });
  const { question, sheet, send } = await open();
  await user.type(question, 'Anchors');
  await user.click(send);
  await user.click(sheet.getByRole('button', { name: /^Sending/ }));
  answer({ id: 1, message: 'Thanks' });
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect(calls('search.sendFeedback')).toHaveLength(1);
  const again = await open();
  expect(again.question.value).toBe('');
  await user.type(again.question, 'Bolts');
  await user.click(again.sheet.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  expect((await open()).question.value).toBe('');
});
