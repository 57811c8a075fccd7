// @vitest-environment happy-dom
import type { CardDocument, ResultDocument } from '@norma/contracts';
import { within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { collectionsRoute } from '../features/collections/index.ts';
import { favoritesRoute } from '../features/favorites/index.ts';
import { groupRoutes } from '../features/groups/index.ts';
import { ResultRow } from '../features/search/index.ts';
import { sharingRoutes } from '../features/sharing/index.ts';
import { trackingRoutes } from '../features/tracking/index.ts';
import { DocumentCard } from '../features/home/dashboard/DocumentCard.tsx';
import { RelatedPanel } from '../features/related/RelatedPanel.tsx';
import { useAddress } from '../features/documents/forDocumentPage.ts';
import { lazyRoute } from '../i18n/lazyWithMessages.tsx';
import { document as metadata } from '../testing/aLibrary.ts';
import { rendered } from '../testing/rendered.tsx';

const at = '2026-01-02T03:04:05.000Z';
const designation = 'NSB E 214-21';
const title = 'Test Method for Creep';
const known = { contentCode: 'NSB|nsb-e-214-21', language: 'en', status: 'Previous', edition: '2021' };
const access = { isEntitled: true, publisherName: 'Northern Standards Board' };
const dates = {
  lastUpdateDate: null,
  lastUpdatePrecision: null,
  publishDate: null,
  publishedPrecision: null,
};
const card: CardDocument = {
  ...known,
  ...dates,
  contentId: 1,
  designationNo: designation,
  assetId: 'E214-21',
  documentTitle: title,
  documentType: 'Standard',
  publisherCode: 'NSB',
  ...access,
  publishedOnlineDate: null,
  newerEdition: null,
};
const result: ResultDocument = {
  ...card,
  displayDesignation: designation,
  description: '',
  documentTypeName: { text: 'Standard', language: 'en' },
  publisherTypeCode: '',
  translations: [],
  connections: [],
  supplements: [],
  allowToFavorite: false,
  contentFavorite: null,
  why: { fields: [], excerpt: null, place: null, clause: null },
};
const sharer = { firstName: 'Tomas', lastName: 'Eide', email: 'tomas@halvorsen.example' };
const of = (namespace: Parameters<typeof lazyRoute>[0], element: () => ReactNode) => [
  { path: '*', lazy: lazyRoute(namespace, async () => element) },
];
const Related = () => <RelatedPanel document={metadata} address={useAddress()} />;

const lists: Record<string, Parameters<typeof rendered>[0]> = {
  favorites: {
    routes: [favoritesRoute],
    at: '/favorites',
    answers: {
      'favorites.favorites': { count: 1, result: [{ id: 1, document: card, addedDate: at, folders: [] }] },
      'favorites.folders': [],
    },
  },
  'tracked documents': {
    routes: trackingRoutes,
    at: '/trackChanges',
    tenant: { 'tracker-url': '' },
    answers: {
      'tracking.trackedDocumentsPage': {
        count: 1,
        result: [
          {
            id: 1,
            document: card,
            trackingSinceDate: at,
            trackingFlag: true,
            lastChange: null,
            inForce: null,
          },
        ],
        trackerUnavailable: false,
      },
      'tracking.trackedPublishers': [],
      'tracking.workItemTracking': { workItem: 'false' },
      'tracking.alerts': { mail: 'none', hour: 8, weekday: 1, timeZone: 'UTC' },
    },
  },
  'shared documents': {
    routes: sharingRoutes,
    at: '/sharedWithMe',
    answers: {
      'sharing.sharedWithMe': {
        responseData: {
          totalCount: 1,
          list: [
            {
              ...known,
              ...access,
              designationNo: designation,
              documentTitle: title,
              email: sharer.email,
              sharedByFirstName: sharer.firstName,
              sharedByLastName: sharer.lastName,
              sharedDate: at,
            },
          ],
        },
      },
    },
  },
  'documents of a group': {
    routes: groupRoutes,
    at: '/group-detail/?groupId=7',
    answers: {
      'groups.groupDetail': {
        groupID: 7,
        name: 'Anchorage',
        longDesc: '',
        accountID: 'halvorsen',
        memberCount: 0,
        contentCount: 1,
        createdById: '2',
        createdByFirstName: sharer.firstName,
        createdByLastName: sharer.lastName,
        userInfo: { createFirstName: sharer.firstName, createLastName: sharer.lastName },
        createdDate: at,
        modifiedDate: at,
        rosters: [],
      },
      'groups.groupDocuments': {
        responseData: {
          list: [
            {
              ...known,
              ...access,
              ...dates,
              contentID: 1,
              designationNo: designation,
              assetId: 'E214-21',
              documentTitle: title,
              documentType: 'Standard',
              isRemoved: false,
              sharedById: '2',
              sharedByFirstName: sharer.firstName,
              sharedByLastName: sharer.lastName,
              sharedDate: at,
            },
          ],
        },
      },
    },
  },
  'custom collections': {
    routes: [collectionsRoute],
    at: '/custom-collections',
    account: { authorities: [] },
    answers: {
      'collections.collectionsOfReader': [],
      'collections.customCollection': {
        value: {
          content: [{ ...known, designation, title, ...access, contentId: 1, publisherTypeCode: '' }],
          totalElements: 1,
          pageSize: 10,
        },
      },
    },
  },
  'related documents': {
    routes: of('related', Related),
    answers: {
      'references.citedBy': { total: 0, documents: [] },
      'related.relatedContent': {
        citedContent: [
          {
            designationOrFamily: designation,
            title,
            contentCode: known.contentCode,
            edition: designation,
            editionLabel: '2021',
            status: 'Previous',
            isInForce: false,
            access,
            replacedBy: null,
          },
        ],
        sop: [],
        tma: [],
        supplements: [],
      },
    },
  },
  results: {
    routes: of('search', () => (
      <ResultRow document={result} search={{ address: '/', text: '', count: 1 }} query="" />
    )),
  },
  'recent documents': { routes: of('dashboard', () => <DocumentCard document={card} />) },
};

const inHeadings = ['results', 'recent documents'];

it.each(Object.entries(lists))(
  'shows designation, status and edition of each document in the list of %s, with its title as the link [rows-001]',
  async (name, given) => {
    const { page } = await rendered(given);
    const link = await page.findByRole('link', { name: new RegExp(`^${title}`) });
    expect(link.getAttribute('href')).toMatch(/contentcode=NSB(%7C|\|)nsb-e-214-21/i);
    const row = link.closest<HTMLElement>('li, article, tr');
    expect(row).not.toBeNull();
    if (!row) return;
    const text = row.textContent?.replaceAll(/\s+/g, ' ');
    for (const part of [designation, 'Previous', 'Edition 2021']) expect(text).toContain(part);
    const named = inHeadings.includes(name)
      ? within(row).getByRole('heading', { name: `${designation} ${title}` })
      : within(row).getByRole('rowheader');
    expect(named.contains(link)).toBe(true);
  },
);

it.each(inHeadings)(
  'names the edition in the heading of each document among the %s, once [rows-002]',
  async (name) => {
    const { page } = await rendered(lists[name] ?? { routes: [] });
    const heading = await page.findByRole('heading', { name: `${designation} ${title}` });
    expect(heading.querySelector('a')?.textContent).toBe(title);
    const said = page.getAllByText(
      (_, element) => element?.textContent === designation && element.tagName === 'BDI',
    );
    expect(said.filter((each) => each.closest('[aria-hidden]') === null)).toHaveLength(1);
  },
);
