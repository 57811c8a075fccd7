// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import type { Metadata, Tracking } from '@norma/contracts';
import { useQuery } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { ActivityBar } from './ActivityBar.tsx';
import { documentQuery, useAddress } from '../documents/forDocumentPage.ts';

/** The bar of a document as its page has it: with what is known of the document at the moment. */
function Bar() {
  const address = useAddress();
  const { data } = useQuery(documentQuery(document.contentCode));
  return data ? <ActivityBar document={data} address={address} /> : null;
}

type Change = {
  company?: boolean;
  clUrl?: string;
  document?: Partial<Metadata>;
  isUnavailable?: boolean;
  features?: string[];
};

async function shown({
  company = false,
  clUrl,
  document: change,
  isUnavailable = false,
  features = [],
}: Change = {}) {
  let tracking: Tracking | null = null;
  let favorite: Metadata['contentFavorite'] = null;
  const toggled = (trackingFlag: boolean) => {
    if (isUnavailable) return { data: 'Tracker Service Unavailable' };
    tracking = { id: 5, trackingFlag };
    return { data: tracking };
  };
  const screen = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('documents', async () => Bar) }],
    at: '/document/?contentCode=NSB%7Cnsb-e-214-24',
    features: ['show-tracker', 'citations-for-standards', ...features],
    account: { userType: company ? 'COMPANY' : 'INDIVIDUAL', compassPointFlag: false },
    ...(clUrl && { tenant: { clUrl } }),
    answers: {
      'documents.metadata': () => ({ ...document, contentFavorite: favorite, ...change }),
      'tracking.trackingOf': () => ({ data: tracking, trackerUnavailable: false }),
      'tracking.track': () => toggled(true),
      'tracking.toggleTracking': () => toggled(!tracking?.trackingFlag),
      'favorites.addFavorite': () => {
        favorite = { id: 9 };
        return { id: 9, content: { contentId: document.contentId } };
      },
      'favorites.removeFavorite': () => {
        favorite = null;
        return { id: 9 };
      },
      'session.oneTimeCode': { code: 'once', expiresInSeconds: 60 },
      'licenseAgreements.agreement': { responseData: { value: { licenseContent: '', accepted: true } } },
      'notes.notes': [],
    },
  });
  const { page, user, calls } = screen;
  const press = async (name: string) => user.click(await page.findByRole('button', { name }));
  const count = (name: string, max: number) => waitFor(() => expect(calls(name)).toHaveLength(max));
  return { ...screen, press, count };
}

beforeEach(() => window.history.replaceState(null, '', '/document/?contentCode=NSB%7Cnsb-e-214-24'));

describe('Tracking', () => {
  it('starts by the code of the document, goes on by its number, and is asked for anew each time [tracking-002] [tracking-003] [tracking-006]', async () => {
    const { press, count, calls, notice } = await shown();
    await count('tracking.trackingOf', 1);
    expect(calls('tracking.trackingOf')[0]?.query.get('family')).toBe('NSB E 214');
    await press('Track');
    await notice('Tracking saved.');
    await count('tracking.trackingOf', 2);
    expect(calls('tracking.track').map(({ query }) => query.get('contentCode'))).toEqual([
      document.contentCode,
    ]);
    await press('Tracking');
    await count('tracking.trackingOf', 3);
    await press('Track');
    await count('tracking.trackingOf', 4);
    expect(calls('tracking.track')).toHaveLength(1);
    expect(calls('tracking.toggleTracking').map(({ path }) => path)).toEqual(
      Array(2).fill('/api/tracked-documents/5'),
    );
  });

  it('that is unavailable says so beside it, and takes that back when it is pressed again [tracking-004]', async () => {
    const { press, page, count } = await shown({ isUnavailable: true });
    await count('tracking.trackingOf', 1);
    const words = /Tracking is not available right now/;
    await press('Track');
    expect(await page.findByText(words)).toBeTruthy();
    await press('Track');
    await waitFor(() => expect(page.queryByText(words)).toBeNull());
    await press('Track');
    expect(await page.findByText(words)).toBeTruthy();
  });
});

describe('A favourite', () => {
  it('is made and taken away, and the document is asked for anew each time [favourites-008]', async () => {
    const { press, count, calls } = await shown();
    await count('documents.metadata', 1);
    await press('Favorite');
    await count('documents.metadata', 2);
    expect(calls('favorites.addFavorite').map(({ body }) => body)).toEqual([
      { content: { contentId: document.contentId } },
    ]);
    await press('In favorites');
    await count('documents.metadata', 3);
    expect(calls('favorites.removeFavorite').map(({ path }) => path)).toEqual(['/api/content-favorites/9']);
  });

  it('is not offered for a document that cannot be one [favourites-007]', async () => {
    const { page } = await shown({ document: { allowToFavorite: false } });
    expect(await page.findByRole('button', { name: 'Track' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Favorite' })).toBeNull();
  });
});

describe('A company', () => {
  it.each(['Track', 'Favorite'])(
    'that presses %s goes to the secure login of its tenant with a code [tracking-005] [favourites-009]',
    async (name) => {
      const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
      const { press, calls } = await shown({
        company: true,
        clUrl: 'https://login.clearwater.example/enter',
      });
      await press(name);
      await waitFor(() => expect(assign).toHaveBeenCalledOnce());
      const { origin, pathname, searchParams, hash } = new URL(String(assign.mock.calls[0]?.[0]));
      expect(origin + pathname).toBe('https://login.clearwater.example/enter');
      expect(searchParams.get('force')).toBe('true');
      expect(searchParams.get('redirectUrl')).toContain('/document/?contentCode=NSB%7Cnsb-e-214-24');
      expect(hash).toBe('#code=once');
      expect([...calls('tracking.track'), ...calls('favorites.addFavorite')]).toEqual([]);
    },
  );

  it('signs in here where the library signs people in itself [tracking-005]', async () => {
    const { press, signIn } = await shown({ company: true, clUrl: window.location.origin });
    await press('Track');
    await waitFor(() => expect(signIn).toHaveBeenCalledOnce());
    expect(signIn.mock.calls).toEqual([[expect.objectContaining({ prompt: 'login' })]]);
  });
});

describe('Citations', () => {
  it('stand in the menu of a person [citations-004]', async () => {
    const { page, press } = await shown();
    await press('More');
    expect(await page.findByRole('menuitem', { name: 'Cite' })).toBeTruthy();
    expect(page.queryByRole('button', { name: 'Cite' })).toBeNull();
  });

  it('stand in the bar itself for a company, and not in its menu [citations-004]', async () => {
    const { page, press } = await shown({ company: true, document: { downloadFormats: ['ris'] } });
    expect(await page.findByRole('button', { name: 'Cite' })).toBeTruthy();
    await press('More');
    expect(await page.findByRole('menuitem', { name: 'Details' })).toBeTruthy();
    expect(page.queryByRole('menuitem', { name: 'Cite' })).toBeNull();
  });
});

describe('Downloads', () => {
  const editions = [2024, 2021].map((year, index) => ({
    id: year,
    contentCode: year === 2024 ? document.contentCode : `NSB|nsb-e-214-${year}`,
    designationNo: `NSB E 214-${year}`,
    edition: String(year),
    year,
    language: document.language,
    status: 'Active',
    index,
    assetId: '',
  }));
  const whole: Partial<Metadata> = {
    downloadable: true,
    versions: editions,
    pdfVersions: editions,
    downloadFormats: ['ris', 'sts'],
  };
  const namesOf = (all: readonly HTMLElement[]) => all.map(({ textContent }) => textContent);

  it('are one menu: the PDF, with marks, the redline, XML and the citation; Share is beside it [reader-010]', async () => {
    const { page, press } = await shown({
      document: whole,
      features: ['content-share', 'version-compare'],
    });
    const bar = await page.findByRole('group', { name: 'Actions' });
    expect(namesOf(await within(bar).findAllByRole('button'))).toEqual([
      'Track',
      'Favorite',
      'Share',
      'Download',
      'Compare versions',
      'My notes',
      'More',
    ]);
    await press('Download');
    await page.findByRole('menuitem', { name: 'PDF' });
    expect(namesOf(page.getAllByRole('menuitem'))).toEqual([
      'PDF',
      'PDF with my notes',
      'Redline (PDF)',
      'XML (NISO STS)',
      'Citation (RIS)',
      'Cite',
    ]);
  });

  it('leave out what there is not: no redline of a first edition, no XML that may not be given [reader-010]', async () => {
    const { page, press } = await shown({
      document: { ...whole, versions: editions.slice(0, 1), downloadFormats: ['ris'] },
      features: ['version-compare'],
    });
    await press('Download');
    await page.findByRole('menuitem', { name: 'PDF' });
    expect(namesOf(page.getAllByRole('menuitem'))).toEqual([
      'PDF',
      'PDF with my notes',
      'Citation (RIS)',
      'Cite',
    ]);
  });

  it('have a button each, and Share is behind More, where a tenant wants the bar as specified [document-019]', async () => {
    const { page, press } = await shown({
      document: whole,
      features: ['content-share', 'version-compare', 'actions-as-specified'],
    });
    const bar = await page.findByRole('group', { name: 'Actions' });
    expect(namesOf(await within(bar).findAllByRole('button'))).toEqual([
      'Track',
      'Favorite',
      'Download',
      'Compare versions',
      'My notes',
      'More',
    ]);
    await press('More');
    await page.findByRole('menuitem', { name: 'Share' });
    expect(namesOf(page.getAllByRole('menuitem'))).toEqual([
      'Share',
      'Cite',
      'Details',
      'PDF with my notes',
      'XML (NISO STS)',
      'Citation (RIS)',
    ]);
  });
});
