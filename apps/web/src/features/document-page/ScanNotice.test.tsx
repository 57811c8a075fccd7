// @vitest-environment happy-dom
import type { Metadata } from '@norma/contracts';
import { expect, it } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { ScanNotice } from './ScanNotice.tsx';
import { useAddress } from '../documents/forDocumentPage.ts';

const scan = { isScan: true, isTagged: false };

it.each([
  ['a scan that is read', scan, '&tab=pdf', ['PDF', 'HTML'], true],
  ['a scan without any other text', scan, '', ['PDF'], true],
  ['a scan beside its HTML', scan, '', ['PDF', 'HTML'], false],
  ['any other PDF', { isScan: false, isTagged: false }, '&tab=pdf', ['PDF'], false],
  ['a PDF nobody has looked at', null, '&tab=pdf', ['PDF'], false],
])('of %s readers are told that it is one, or not', async (_, pdf, tab, tabs, isAnnounced) => {
  function Notice() {
    const address = useAddress();
    const known: Metadata = { ...document, pdf, tabs: tabs as Metadata['tabs'] };
    return (
      <main>
        Read
        <ScanNotice document={known} address={address} />
      </main>
    );
  }
  const { page } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('documents', async () => Notice) }],
    at: `/document/?contentCode=NSB%7Cnsb-e-214-24${tab}`,
  });
  await page.findByText(/Read/);
  expect(page.queryByText(/This PDF is a scan/) !== null).toBe(isAnnounced);
});
