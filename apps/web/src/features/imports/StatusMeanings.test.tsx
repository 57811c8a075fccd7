// @vitest-environment happy-dom
import type { ImportReport, RejectionKind, StatusMeaning } from '@norma/contracts';
import { waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { rendered, type Answers } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { ImportRejections } from './ImportRejections.tsx';
import { StatusMeanings } from './StatusMeanings.tsx';

const report: ImportReport = {
  id: 7,
  tenant: 'astm',
  name: 'catalog.ndjson',
  publisher: 'NSB',
  isDryRun: false,
  state: 'done',
  isStopAsked: false,
  requestedAt: '2026-11-21T12:00:00Z',
  startedAt: null,
  finishedAt: null,
  visibleAt: null,
  counts: { read: 4, added: 4, replaced: 0, unchanged: 0, passedOver: 0, rejected: 0, remarks: 4 },
  bytes: { read: 1, total: 1 },
  rates: { recordsPerSecond: 1, bytesPerSecond: 1 },
  publishers: ['NSB'],
  changes: [],
  problem: null,
  requestedBy: null,
  mayStop: false,
};

const kind = (status: RejectionKind['status']): RejectionKind => ({
  isTakenIn: true,
  reason: 'the status "Lively" is not known; it is shown as given',
  count: 4,
  status,
  examples: [{ designation: 'NSB 1:2020', file: 'catalog.ndjson', line: 1 }],
});

const lively = { publisher: 'NSB', word: 'Lively' };

const shown = (Part: () => ReactNode, answers: Answers) =>
  rendered({
    routes: [{ path: '*', lazy: lazyRoute('imports', async () => Part) }],
    answers: { 'imports.rejections': { rejections: [] }, ...answers },
  });

const Rejections = () => <ImportRejections report={report} />;

describe('the summary of an import', () => {
  it('calls a remark what it is, and not left out', async () => {
    const rejected = { ...kind(null), isTakenIn: false, reason: 'designation is missing' };
    const { page } = await shown(Rejections, {
      'imports.rejectionKinds': { kinds: [kind(null), rejected] },
    });
    await page.findByText('designation is missing');
    const said = page.getAllByRole('listitem').map((row) => row.textContent);
    expect(said[0]).toMatch(/shown as givenRemark · NSB 1:2020$/);
    expect(said[1]).toMatch(/is missingRejected · NSB 1:2020$/);
  });

  it('offers to map a word of status that nobody knows, once for the publisher', async () => {
    const status = { ...lively, meaning: null, mayBeMapped: true };
    const { page, user, calls } = await shown(Rejections, {
      'imports.rejectionKinds': { kinds: [kind(status)] },
      'imports.mapStatus': {},
    });
    await user.click(await page.findByRole('button', { name: 'Map to…' }));
    const dialog = within(await page.findByRole('dialog', { name: /Lively/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(calls('imports.mapStatus')).toEqual([]);
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Means' }), 'Withdrawn, replaced');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect(calls('imports.mapStatus').map(({ body }) => body)).toEqual([
      { ...lively, meaning: 'withdrawn-replaced' },
    ]);
  });

  it('tells what the word means now, and offers nothing to those who do not deliver for the publisher', async () => {
    const status = { ...lively, meaning: 'current' as const, mayBeMapped: false };
    const { page } = await shown(Rejections, {
      'imports.rejectionKinds': { kinds: [kind(status), kind(null)] },
    });
    expect(await page.findByText('Active')).toBeTruthy();
    expect(page.queryByRole('button', { name: /Map|Change/ })).toBeNull();
  });
});

describe('words of status that are mapped', () => {
  it('are listed with their publisher, what they mean and on how many documents, and can be removed', async () => {
    const meanings: StatusMeaning[] = [{ ...lively, meaning: 'draft', documents: 1_200 }];
    const { page, user, calls } = await shown(StatusMeanings, {
      'imports.statusMeanings': { meanings },
      'imports.unmapStatus': {},
    });
    const table = within(await page.findByRole('table', { name: 'Status words' }));
    const cells = table.getAllByRole('row')[1]?.textContent;
    for (const text of ['Lively', 'NSB', 'Draft', '1,200']) expect(cells).toContain(text);
    await user.click(table.getByRole('button', { name: /Lively/ }));
    await user.click(await page.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(calls('imports.unmapStatus')).toHaveLength(1));
    expect(calls('imports.unmapStatus')[0]?.query.get('word')).toBe('Lively');
  });
});
