// @vitest-environment happy-dom
import type { SynonymTrial } from '@norma/contracts';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { Answer, Refusal, rendered } from '../../../testing/rendered.tsx';
import { SynonymsScreen } from './SynonymsScreen.tsx';

const nothing = { count: 0, documents: [], synonyms: [] };
const saved = (rules: string, etag = '"1"') =>
  new Answer({ lists: [{ language: 'en', rules }], changedAt: '2026-11-12T09:00:00.000Z' }, { etag });

async function shown(trial: Partial<SynonymTrial>, answers: Record<string, unknown> = {}) {
  const { page, user, calls } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('synonyms', async () => SynonymsScreen) }],
    answers: {
      'search.synonyms': saved('glue, adhesive'),
      'search.trySynonyms': { faults: [], before: nothing, after: nothing, ...trial },
      ...answers,
    },
  });
  const area = await page.findByRole('textbox', { name: /Rules in/ });
  return { page, user, calls, area };
}

it('sends what is typed with the state that it was made of [find-004]', async () => {
  const { page, user, calls, area } = await shown(
    {},
    { 'search.replaceSynonyms': saved('glue, adhesive', '"2"') },
  );
  const save = page.getByRole('button', { name: 'Save' });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  await user.type(area, '\nbolt => fastener');
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  await user.click(save);
  await waitFor(() =>
    expect(calls('search.replaceSynonyms')[0]?.body).toEqual({
      lists: [{ language: 'en', rules: 'glue, adhesive\nbolt => fastener' }],
    }),
  );
});

it('refuses to save a line that is no rule, by its number [find-004]', async () => {
  const { page, user, area } = await shown({
    faults: [{ language: 'en', line: 2, fault: 'nothing-after' }],
  });
  await user.type(area, '\ntorque wrench =>');
  await page.findByText(/Fix line 2/);
  page.getByRole('button', { name: /^Line 2: nothing after the arrow/ });
  expect(page.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBe('true');
});

it('keeps what is typed when someone else has saved, until theirs is loaded [find-004]', async () => {
  const { page, user, area } = await shown(
    {},
    { 'search.replaceSynonyms': new Refusal(412, 'synonyms-changed') },
  );
  await user.type(area, '\nbolt, fastener');
  const save = page.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
  await user.click(save);
  await page.findByRole('alert');
  expect((area as HTMLTextAreaElement).value).toBe('glue, adhesive\nbolt, fastener');
  await user.click(page.getByRole('button', { name: 'Load the saved rules' }));
  await waitFor(() => expect((area as HTMLTextAreaElement).value).toBe('glue, adhesive'));
});

it('shows what a query finds before and after, beside each other [find-004]', async () => {
  const document = {
    contentCode: 'NSB|a',
    designation: 'NSB E 214-24',
    title: 'Adhesive anchors',
    language: 'en',
    status: 'Active',
    isAdded: true,
  };
  const { page, user } = await shown({
    after: { count: 3, documents: [document], synonyms: [{ typed: 'glue', used: 'adhesive' }] },
  });
  await user.type(page.getByRole('searchbox', { name: 'Try a query' }), 'glue');
  const after = await page.findByRole('region', { name: /With your changes/ });
  expect(after.textContent).toContain('NSB E 214-24');
  expect(after.textContent).toContain('3 more documents');
  expect(page.getByRole('region', { name: /Saved rules/ }).textContent).toContain('Nothing is found');
});
