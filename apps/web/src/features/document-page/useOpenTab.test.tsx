// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { documentQuery, tabsOf, useAddress, useLibrary } from '../documents/forDocumentPage.ts';
import { PdfNotice, useOpenTab } from './useOpenTab.tsx';

function Shown({ document: known }: { document: typeof document }) {
  const { tab, isPdfAwaited } = useOpenTab(known, tabsOf(known, useLibrary()), useAddress());
  return (
    <>
      <h1>{tab?.key}</h1>
      {isPdfAwaited && <PdfNotice />}
    </>
  );
}

function Page() {
  const { data } = useQuery(documentQuery(document.contentCode));
  return data ? <Shown document={data} /> : null;
}

async function shown(query = '') {
  const state = { isPdfAwaited: true };
  const screen = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('documents', async () => Page) }],
    at: `/document/?contentCode=NSB%7Cnsb-e-214-24${query}`,
    answers: { 'documents.metadata': () => ({ ...document, ...state, tabs: ['PDF', 'HTML'] }) },
  });
  const heading = async () => (await screen.page.findByRole('heading')).textContent;
  const made = async () => {
    state.isPdfAwaited = false;
    await waitFor(() => expect(screen.page.queryByRole('status')).toBeNull(), { timeout: 5000 });
  };
  return { ...screen, heading, made };
}

it('the HTML is read until the PDF is made, which then takes its place [reader-006]', async () => {
  const { page, heading, made } = await shown('&tab=pdf');
  expect(await heading()).toBe('html');
  expect(page.getByRole('status').textContent).toBe(
    'The PDF is being prepared. Until it is ready, the HTML is shown.',
  );
  await made();
  expect(await heading()).toBe('pdf');
});

it('a reader who has begun with the HTML and did not ask for the PDF keeps it [reader-006]', async () => {
  const { heading, made, user } = await shown();
  expect(await heading()).toBe('html');
  await user.keyboard('{ArrowDown}');
  await made();
  expect(await heading()).toBe('html');
});
