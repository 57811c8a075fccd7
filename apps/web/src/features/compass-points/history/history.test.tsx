// @vitest-environment happy-dom
import type { CompassPoint, CompassPointSettings } from '@norma/contracts';
import { expect, it } from 'vitest';
import { Answer, rendered } from '../../../testing/rendered.tsx';
import { compassPointRoutes } from '../index.ts';

const point: CompassPoint = {
  compassPointID: 7,
  compassPointUUID: '5f0c6c9e-6a5b-4c1d-9f5e-2b1f0a7d3c11',
  name: 'Load rate',
  description: '',
  overlayDetails: '',
  contentCode: 'NSB|nsb-e-214-24',
  contentID: 21,
  contentStatus: 'Active',
  designation: 'NSB E 214-24',
  createdById: '1',
  createdUserName: 'Ines Ravndal',
  creatorEmail: 'ines.ravndal@halvorsen.example',
  author: 'Ravndal, Ines',
  createdDate: '2026-01-05T10:00:00.000Z',
  modifiedDate: '2026-01-05T10:00:00.000Z',
  isDeleted: false,
  deletedByEmail: null,
  deletedDate: null,
  edit: true,
  isManaged: true,
  isOwn: true,
  isShared: false,
  type: 'marked',
  status: 'active',
  selectionData: 'load rate',
  selectionMetadata: { selectionText: 'load rate' },
  pdfVersions: [],
  newVersion: null,
  note: null,
};

const attribute = { show: true, required: false, 'input-type': 'text', 'label-key': '' } as const;

const settings: CompassPointSettings = {
  compassPointSettings: { activate: true, 'pdf-view-setting': { view: 'All', manage: 'Own' } },
  attributes: { name: attribute, description: attribute, 'overlay-details': attribute },
};

it('a history without entries says so [compass-points-020]', async () => {
  const { page } = await rendered({
    routes: compassPointRoutes,
    at: '/compass-points-change-history/7/21/NSB%7Cnsb-e-214-24',
    answers: {
      'compassPoints.compassPoint': new Answer(point, { etag: '"1"' }),
      'compassPoints.compassPointSettings': settings,
      'compassPoints.compassPointHistory': { content: [], totalElements: 0, pageSize: 10 },
    },
  });
  expect(await page.findByRole('heading', { name: 'No history' })).toBeTruthy();
});
