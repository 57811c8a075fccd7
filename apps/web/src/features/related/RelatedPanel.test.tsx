// @vitest-environment happy-dom
import type { RelatedContent, RelatedDocument } from '@norma/contracts';
import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { useAddress } from '../documents/forDocumentPage.ts';
import { RelatedPanel } from './RelatedPanel.tsx';

const Panel = () => <RelatedPanel document={document} address={useAddress()} />;

const related = (designation: string, contentCode: string | null): RelatedDocument => ({
  designationOrFamily: designation,
  title: `Title of ${designation}`,
  contentCode,
  edition: null,
  editionLabel: null,
  status: contentCode === null ? null : 'Active',
  access: contentCode === null ? null : { isEntitled: true, publisherName: 'Northern Standards Board' },
  isInForce: contentCode === null ? null : true,
  replacedBy: null,
});

const nothing: RelatedContent = { citedContent: [], sop: [], tma: [], supplements: [] };

const shown = (content: Partial<RelatedContent>) =>
  rendered({
    routes: [{ path: '*', lazy: lazyRoute('related', async () => Panel) }],
    answers: {
      'related.relatedContent': { ...nothing, ...content },
      'references.citedBy': { total: 0, documents: [] },
    },
  });

const cited = related('HI 4410-2:2022', 'HI|hi-4410-2-2022');

describe('Related content', () => {
  it('has a folded section for each kind, with a table of designations and titles, and counts them [related-001] [related-004]', async () => {
    const { page, user } = await shown({
      citedContent: [cited],
      sop: [related('NSB SOP 12', null)],
      tma: [],
      supplements: [related('NSB E 214 Supplement 1', 'NSB|nsb-e-214-s1')],
    });
    expect(await page.findByText('3 sections')).toBeTruthy();
    expect(page.queryByRole('button', { name: /^TMAs/ })).toBeNull();
    for (const [name, designation] of [
      ['Standard references', 'HI 4410-2:2022'],
      ['SOPs', 'NSB SOP 12'],
      ['Supplemental documents', 'NSB E 214 Supplement 1'],
    ] as const) {
      const fold = page.getByRole('button', { name: new RegExp(`^${name}`) });
      expect(fold.getAttribute('aria-expanded')).toBe('false');
      expect(page.queryByRole('table', { name })).toBeNull();
      await user.click(fold);
      const table = within(page.getByRole('table', { name }));
      expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Document']);
      expect(table.getByRole('rowheader').textContent?.replaceAll(/\s/g, ' ')).toContain(designation);
      expect(table.getByText(`Title of ${designation}`)).toBeTruthy();
    }
  });

  it('opens a single section by itself, and only that [related-002]', async () => {
    const { page } = await shown({ sop: [related('NSB SOP 12', null)] });
    const fold = await page.findByRole('button', { name: /^SOPs/ });
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    expect(page.getByRole('table', { name: 'SOPs' })).toBeTruthy();
  });

  it('opens a document in a new tab by its title, and only names what the library does not have [related-003]', async () => {
    const { page } = await shown({ citedContent: [cited, related('XY 1', null)] });
    const link = await page.findByRole('link', { name: /^Title of HI 4410-2:2022/ });
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('href')).toMatch(/^\/document\/?\?contentCode=HI(%7C|\|)hi-4410-2-2022$/);
    expect(page.getByText('Title of XY 1').closest('a')).toBeNull();
  });
});
