// @vitest-environment happy-dom
import { featureCodes, type AccessRequest, type Metadata } from '@norma/contracts';
import { within } from '@testing-library/react';
import { Outlet } from 'react-router';
import { describe, expect, it } from 'vitest';
import { document } from '../../../testing/aLibrary.ts';
import { Answer, Refusal, rendered, type Answers, type RecordedCall } from '../../../testing/rendered.tsx';
import { documentRoutes } from '../routes.tsx';

/** What is answered to the question whether a document may be read: only the header counts. */
const access = (entitlementaccess: string): Answer =>
  new Answer({ contentCode: document.contentCode, entitled: true }, { entitlementaccess });

const related = { citedContent: [], sop: [], tma: [], supplements: [] };

/** Opens an address; documents have related content alone, so that no PDF has to be drawn. */
const opened = (at: string, answers: Answers = {}, hasDialog = false) =>
  rendered({
    features: featureCodes.filter((code) => hasDialog || code !== 'no-access-dialog'),
    routes: [
      {
        path: '/',
        element: <Outlet />,
        children: [{ index: true, element: <h1>Home</h1> }, ...documentRoutes],
      },
    ],
    at,
    answers: {
      'documents.metadata': ({ query }: RecordedCall): Metadata => ({
        ...document,
        contentCode: query.get('contentCode') ?? '',
        tabs: ['Related Content'],
      }),
      'documents.verification': access('true'),
      'related.relatedContent': related,
      'references.citedBy': { total: 0, documents: [] },
      'tracking.trackingOf': { data: null, trackerUnavailable: false },
      'notes.notes': [],
      ...answers,
    },
  });

/** What the page of a document without access asks for. */
const closed: Answers = {
  'accessRequests.ownAccessRequest': { recipients: [], request: null },
  'related.additionalDetails': new Refusal(404, 'document-not-found'),
  'related.detailsByPublisher': new Refusal(404, 'document-not-found'),
};

const heading = { level: 1, name: document.documentTitle } as const;
const code = encodeURIComponent(document.contentCode);

describe('The address of a document', () => {
  it.each([
    `?contentCode=${code}`,
    `?contentcode=${code}&page=3&annotationid=a-1&compasspointuuid=c-1`,
    `?CONTENTCODE=${code}&page=2`,
  ])('goes on to where it is read, with all of %s [document-001] [document-003]', async (query) => {
    const { page, address, calls } = await opened(`/document/${query}`);
    expect(await page.findByRole('heading', heading)).toBeTruthy();
    expect(address()).toBe(`/content-access${query}`);
    expect(calls('documents.metadata')[0]?.query.get('contentCode')).toBe(document.contentCode);
  });

  it('shows that the document is loading, then the document [document-032]', async () => {
    const answer = Promise.withResolvers<Metadata>();
    const { page } = await opened(`/document/?contentCode=${code}`, {
      'documents.metadata': () => answer.promise,
    });
    expect(await page.findByLabelText('Loading the document')).toBeTruthy();
    answer.resolve({ ...document, tabs: ['Related Content'] });
    expect(await page.findByRole('heading', heading)).toBeTruthy();
    expect(page.queryByLabelText('Loading the document')).toBeNull();
  });

  it('says why a document failed to load [document-032]', async () => {
    const { page } = await opened(`/document/?contentCode=${code}`, {
      'documents.metadata': new Refusal(422, 'unexpected', { detail: 'The shelf is being moved' }),
    });
    const message = within(await page.findByRole('dialog', { name: 'The document could not be opened' }));
    expect(message.getByText('The shelf is being moved')).toBeTruthy();
  });
});

describe('The tabs of a document', () => {
  const tabs = async (of: Partial<Metadata>, query = '') => {
    const { page } = await opened(`/content-access?contentCode=${code}${query}`, {
      'documents.metadata': { ...document, ...of },
      'documents.workItems': { ballots: [], workItems: [] },
    });
    return within(await page.findByRole('tablist')).getAllByRole('tab');
  };

  it('stand in their order, with their counts [document-020] [document-025]', async () => {
    const shown = await tabs(
      {
        tabs: ['Compass Points', 'Related Content', 'Training & Videos', 'Work Items', 'HTML', 'PDF'],
        badges: { 'Work Items': 2, 'Related Content': 5, 'Compass Points': 12 },
      },
      '&tab=related',
    );
    expect(shown.map(({ textContent }) => textContent)).toEqual([
      'PDF',
      'HTML',
      'Work items2',
      'Training & videos',
      'Related content5',
      'Compass points12',
    ]);
  });

  it('have the first one that there is chosen at first [document-023]', async () => {
    const shown = await tabs({ tabs: ['Related Content', 'Compass Points'] });
    expect(shown.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(shown[0]?.textContent).toBe('Related content');
  });
});

describe('Access', () => {
  it('is verified before anything of the text is asked for or shown, while the record is shown [document-005] [gate-007]', async () => {
    const answer = Promise.withResolvers<Answer>();
    const { page, calls } = await opened(`/content-access?contentCode=${code}`, {
      'documents.verification': () => answer.promise,
    });
    expect(await page.findByRole('heading', heading)).toBeTruthy();
    expect(page.getByText('Active')).toBeTruthy();
    expect(page.queryByRole('tablist')).toBeNull();
    expect(calls('related.relatedContent')).toEqual([]);
    answer.resolve(access('true'));
    expect(await page.findByRole('heading', heading)).toBeTruthy();
    await expect.poll(() => calls('related.relatedContent')).toHaveLength(1);
  });

  it.each(['True', 'TRUE', 'false', '1', ''])(
    'is refused when the header says “%s” instead of “true” [document-005]',
    async (entitlementaccess) => {
      const { page, calls } = await opened(`/content-access?contentCode=${code}`, {
        'documents.metadata': { ...document, tabs: ['PDF', 'HTML', 'Related Content'] },
        'documents.verification': access(entitlementaccess),
        ...closed,
      });
      expect(await page.findByRole('region', { name: 'No access' })).toBeTruthy();
      for (const call of ['documents.html', 'documents.pdf', 'compassPoints.onDocument'])
        expect(calls(call)).toEqual([]);
    },
  );

  it('that cannot be verified is explained by the server’s detail and the tenant, and can be tried again [document-007]', async () => {
    let isMoving = true;
    const { page, user } = await opened(`/content-access?contentCode=${code}`, {
      'documents.verification': () =>
        isMoving ? new Refusal(422, 'unexpected', { detail: 'Rights are being moved' }) : access('true'),
    });
    const message = within(await page.findByRole('dialog', { name: 'The document could not be opened' }));
    expect(message.getByText('Rights are being moved (Northern Standards Board)')).toBeTruthy();
    expect(page.getByRole('heading', { ...heading, hidden: true })).toBeTruthy();
    isMoving = false;
    await user.click(message.getByRole('button', { name: 'Try again' }));
    expect(await page.findByRole('heading', heading)).toBeTruthy();
  });
});

describe('A document that does not open', () => {
  const abstract = 'Creep under sustained load.';
  const edition = (year: string) => ({
    designation: `NSB E 214-${year}`,
    contentCode: `NSB|nsb-e-214-${year}`,
    status: year === '24' ? 'Active' : 'Previous',
    publishedDate: null,
    publishedPrecision: null,
  });
  const details = {
    designation: 'NSB E 214-24',
    documentType: 'Test method',
    documentTypeName: { text: 'Test method', language: 'en' },
    committee: { code: 'E06', name: 'Anchors' },
    ics: [{ code: '91.100.30', name: 'Concrete' }],
    history: [edition('24'), edition('21')],
    publisher: { code: 'NSB', name: 'Northern Standards Board' },
  };
  const cited = {
    designationOrFamily: 'PIC RP 1173',
    title: 'Anchorage of pipes',
    contentCode: 'PIC|rp',
    edition: null,
    editionLabel: '2021',
    status: 'Active',
    access: { isEntitled: false, publisherName: 'Petroleum Installations Council' },
    isInForce: true,
    replacedBy: null,
  };
  const refused = (answers: Answers = {}, hasDialog = false) =>
    opened(
      `/content-access?contentCode=${code}&tab=html`,
      {
        'documents.metadata': {
          ...document,
          isEntitled: false,
          description: abstract,
          tabs: ['PDF', 'HTML', 'Related Content'],
          downloadFormats: ['sts', 'ris'],
        },
        'documents.verification': access('false'),
        ...closed,
        'related.relatedContent': { ...related, citedContent: [cited] },
        'related.additionalDetails': details,
        'related.detailsByPublisher': details,
        ...answers,
      },
      hasDialog,
    );

  it('is a page with its record, without its text and without what needs it [gate-001] [gate-008]', async () => {
    const { page, calls } = await refused();
    expect(await page.findByRole('heading', heading)).toBeTruthy();
    expect(await page.findByText(abstract)).toBeTruthy();
    expect(await page.findByText('91.100.30')).toBeTruthy();
    expect(page.getByText('E06 · Anchors')).toBeTruthy();
    expect(await page.findByText('Anchorage of pipes')).toBeTruthy();
    expect(
      page.getAllByRole('link').some((link) => link.getAttribute('href')?.includes('nsb-e-214-21')),
    ).toBe(true);
    expect(page.getAllByText('Not in your subscription').length).toBeGreaterThan(2);
    for (const name of ['Track', 'Favorite', 'Download', 'Compare versions', 'My notes'])
      expect(page.queryByRole('button', { name })).toBeNull();
    for (const call of ['documents.html', 'documents.pdf', 'documents.sts']) expect(calls(call)).toEqual([]);
  });

  it('has the tenant’s words, its contact, and a request that is filled in [gate-002] [gate-009]', async () => {
    let request: AccessRequest | null = null;
    const { page, user, calls } = await refused({
      'accessRequests.ownAccessRequest': () => ({ recipients: ['Marit Solheim'], request }),
      'accessRequests.requestAccess': () => {
        request = {
          id: 1,
          state: 'open',
          message: '',
          requestedAt: '2026-01-02T03:04:05.000Z',
          answeredAt: null,
          comment: '',
        };
        return request;
      },
    });
    const banner = within(await page.findByRole('region', { name: 'No access' }));
    expect(banner.getByText(/^You do not have access to/)).toBeTruthy();
    expect(banner.getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
    expect(await banner.findByText(/Marit Solheim/)).toBeTruthy();
    const field = banner.getByRole('textbox', { name: 'Message' });
    expect(field).toHaveProperty('value', expect.stringContaining(document.title));
    await user.click(banner.getByRole('button', { name: 'Send request' }));
    expect(await banner.findByText(/^You requested access on/)).toBeTruthy();
    expect(calls('accessRequests.requestAccess')).toHaveLength(1);
    expect(banner.queryByRole('textbox')).toBeNull();
  });

  it('leads home from a direct link [gate-003]', async () => {
    const { page, user, address } = await refused();
    const banner = within(await page.findByRole('region', { name: 'No access' }));
    await user.click(banner.getByRole('button', { name: 'Go to the home page' }));
    await expect.poll(address).toBe('/');
  });

  it('is told of in a dialog with the tenant’s words where the tenant has it so, which closes to the home page [document-006]', async () => {
    const { page, user, address } = await refused({}, true);
    const dialog = within(await page.findByRole('dialog', { name: 'No access' }));
    expect(dialog.getByText(/^You do not have access to/)).toBeTruthy();
    expect(dialog.getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
    expect(page.queryByText(abstract)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await expect.poll(address).toBe('/');
  });
});

describe('A document that its publisher shows', () => {
  const hosted: Metadata = {
    ...document,
    contentCode: 'FLW|flw-21-2023',
    publisherCode: 'FLW',
    publisherTypeCode: 'CPP',
    publisherName: 'Federation of Lifting Works',
    documentType: 'Code of practice',
    documentTypeName: { text: 'Code of practice', language: 'en' },
    displayDesignation: 'FLW 21:2023',
    edition: '2023',
    title: 'Lifting points',
    documentTitle: 'Lifting points',
    description: 'How lifting points are chosen',
    contentAccessURL: 'https://read.lifting.example/21/2023',
    publishedDate: '2023-09-18',
    versions: [
      {
        id: 2,
        designationNo: 'FLW 21:2023',
        contentCode: 'FLW|flw-21-2023',
        status: 'Active',
        edition: '2023',
        year: 2023,
        language: 'en',
      },
      {
        id: 1,
        designationNo: 'FLW 21:2016',
        contentCode: 'FLW|flw-21-2016',
        status: 'Historical',
        edition: '2016',
        year: 2016,
        language: 'en',
      },
    ],
    translations: [
      { contentCode: 'FLW|flw-21-2023', language: 'en', displayCode: 'EN', contentId: 2 },
      { contentCode: 'FLW|flw-21-2023-es', language: 'es', displayCode: 'ES', contentId: 3 },
    ],
  };
  const shown = (of: Partial<Metadata> = {}, at = '/document/?contentCode=FLW%7Cflw-21-2023') =>
    opened(at, { 'documents.metadata': { ...hosted, ...of } });

  it('has a card that says what it is and leads there in a new tab [document-004] [document-009] [document-011]', async () => {
    const { page, address } = await shown();
    const card = within(await page.findByRole('article'));
    expect(address()).toBe('/content-redirect?contentCode=FLW%7Cflw-21-2023');
    expect(card.getByRole('heading', { level: 1 }).textContent).toBe('Lifting points');
    const badges = within(card.getByRole('list', { name: 'Properties' })).getAllByRole('listitem');
    expect(badges.map(({ textContent }) => textContent)).toEqual(['Code of practice', 'FLW', 'Active']);
    expect(card.getByText('How lifting points are chosen')).toBeTruthy();
    expect(page.getByRole('article').textContent).toMatch(/FLW.21:2023/);
    expect(card.getByText('Published').parentElement?.textContent).toMatch(/2023/);
    expect(card.getByRole('note').textContent).toContain('in its own library');
    const link = card.getByRole('link', { name: /^View at .*Federation of Lifting Works/ });
    expect(link.getAttribute('href')).toBe('https://read.lifting.example/21/2023');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('says when it was last updated rather than published, where that is known [document-009]', async () => {
    const { page } = await shown({ lastUpdateDate: '2024-02-11' });
    const label = await page.findByText('Last updated');
    expect(label.parentElement?.textContent).toMatch(/2024/);
  });

  it('has its translations and editions in menus [document-010]', async () => {
    const { page, user } = await shown();
    await user.click(await page.findByRole('button', { name: /^Choose a language/ }));
    expect(await page.findByRole('menuitem', { name: 'Español' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(page.getByRole('button', { name: /^Choose an edition/ }));
    expect(await page.findByRole('menuitem', { name: /^2016/ })).toBeTruthy();
  });
});

describe('A legacy address', () => {
  const found = (contentCode: string) => ({ 'search.codeOfDesignation': { contentCode } });
  const missing = { 'search.codeOfDesignation': 'Not found Content' };

  it.each(['/DIGITAL_LIBRARY/JOURNALS/CREEP/PAGES/NSB-E-214-24.htm', '/Standards/HISTORICAL/E214-24.htm'])(
    '%s opens the document that it finds [document-012] [document-016]',
    async (at) => {
      const { page, address } = await opened(at, found(document.contentCode));
      expect(await page.findByRole('heading', heading)).toBeTruthy();
      expect(address()).toBe(`/content-access?contentCode=${code}`);
    },
  );

  it.each([
    '/DIGITAL_LIBRARY/JOURNALS/CREEP/PAGES/NSB-E-999.htm',
    '/Standards/HISTORICAL/E999-24',
    '/Standards',
  ])('%s goes home where there is no such document [document-016]', async (at) => {
    const { page, address } = await opened(at, missing);
    expect(await page.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(address()).toBe('/');
  });

  it.each([
    [
      '/resolve/SUBSCRIPTION?designation=E%20214&year=2024&status=Active',
      { designation: 'E 214', year: '2024' },
    ],
    ['/resolve/EDIT?assetId=nsb-e-214-24', { assetId: 'nsb-e-214-24' }],
  ] as const)('%s is looked up, verified and opened [document-017]', async (at, asked) => {
    const { page, address, calls } = await opened(at, found(document.contentCode));
    expect(await page.findByRole('heading', heading)).toBeTruthy();
    expect(address()).toBe(`/content-access?contentCode=${code}`);
    expect(Object.fromEntries(calls('search.codeOfDesignation')[0]?.query ?? [])).toMatchObject(asked);
    expect(calls('documents.verification').length).toBeGreaterThan(0);
  });

  it('opens the record alone where access is refused [document-017]', async () => {
    const { page } = await opened('/resolve/SUBSCRIPTION?designation=E%20214&year=2024', {
      ...found(document.contentCode),
      'documents.verification': access('false'),
      ...closed,
    });
    expect(await page.findByRole('region', { name: 'No access' })).toBeTruthy();
    expect(page.getByRole('heading', heading)).toBeTruthy();
  });

  it.each([
    '/resolve/SUBSCRIPTION?designation=E%209999',
    '/resolve/EDIT',
    '/resolve/OTHER?designation=E%20214',
  ])('%s goes home where there is no such document [document-018]', async (at) => {
    const { page, address } = await opened(at, missing);
    expect(await page.findByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(address()).toBe('/');
  });
});

it('a link to a compass point that the account does not include says so, and leads home [compass-points-012]', async () => {
  const { page, user, address } = await opened('/compasspoint/5f0c6c9e', {
    'compassPoints.sharedCompassPoint': new Refusal(403, 'compass-points-not-enabled', {
      title: 'Compass points are not enabled at account level setting',
    }),
  });
  const message = within(await page.findByRole('dialog', { name: 'Not available to your account' }));
  expect(message.getByText(/Compass points are not enabled for your account/)).toBeTruthy();
  await user.click(message.getByRole('button', { name: 'Close' }));
  expect(await page.findByRole('heading', { name: 'Home' })).toBeTruthy();
  expect(address()).toBe('/');
});
