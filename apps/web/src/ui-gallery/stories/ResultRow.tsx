import type { ResultDocument } from '@norma/contracts';
import type { ComponentProps } from 'react';
import { ResultRow } from '../../features/search/index.ts';
import { type Story, useTranslate, Width } from '../story.tsx';

const testMethod: ResultDocument = {
  contentId: 1,
  contentCode: 'NSB|nsb-e-214-24',
  designationNo: 'NSB E 214-24',
  displayDesignation: 'NSB E 214-24',
  documentTitle: 'Test Method for Sustained-Load Creep of Bonded Anchors in Concrete',
  description:
    'Specifies a test of anchors bonded into hardened concrete under a load that is kept for at least 1 000 h, the conditioning of specimens, the apparatus, the readings and how the displacement is projected to the service life.',
  documentType: 'Test method',
  documentTypeName: { text: 'Test method', language: 'en' },
  publisherName: 'Northern Standards Board',
  publisherCode: 'NSB',
  publisherTypeCode: 'SDO',
  status: 'Active',
  edition: '2024',
  language: 'en',
  lastUpdateDate: '2024-03-01',
  publishDate: '2024-03-01',
  lastUpdatePrecision: 'day',
  publishedPrecision: 'day',
  publishedOnlineDate: null,
  translations: [
    { language: 'en', contentCode: 'NSB|nsb-e-214-24' },
    { language: 'ar', contentCode: 'NSB|nsb-e-214-24-ar' },
  ],
  connections: [
    { designationNo: 'NSB E 214-24', contentCode: 'NSB|nsb-e-214-24', edition: '2024', status: 'Active' },
    { designationNo: 'NSB E 214-21', contentCode: 'NSB|nsb-e-214-21', edition: '2021', status: 'Historical' },
  ],
  supplements: [
    {
      'supplement-display-designation': 'NSB E 214-24/A1',
      'supplement-content-code': 'NSB|nsb-e-214-24-a1',
    },
  ],
  isEntitled: true,
  allowToFavorite: true,
  contentFavorite: { id: 1 },
  why: { fields: ['title'], excerpt: null, place: null, clause: null },
};

const hosted: ResultDocument = {
  ...testMethod,
  contentCode: 'PIC|pic-rp-1173-2021',
  designationNo: 'PIC RP 1173-2021',
  displayDesignation: 'PIC RP 1173-2021',
  documentTitle: 'Anchorage of Pipe Supports on Offshore Installations',
  description: 'Recommends how supports are fixed.',
  documentType: 'Recommended practice',
  documentTypeName: { text: 'Recommended practice', language: 'en' },
  publisherName: 'Petroleum Installations Council',
  publisherCode: 'PIC',
  publisherTypeCode: 'CPP',
  contentFavorite: null,
  status: 'Withdrawn Replaced',
  edition: '2021',
  translations: [],
  connections: [],
  supplements: [],
};

const inItsText: ResultDocument = {
  ...testMethod,
  why: {
    fields: ['body'],
    excerpt:
      '… bars with diameters from 8 mm to 30 mm, bonded into drilled holes with organic adhesives, in …',
    place: { kind: 'page', number: 12, label: 'iv' },
    clause: null,
  },
};

const nearInMeaning = {
  ...testMethod,
  meaning: {
    sentence: 'The displacement is projected to the service life from the last 500 h of the test.',
    likeness: 0.62,
  },
};

type Row = ComponentProps<typeof ResultRow>['document'];

function Rows({ documents, text }: { documents: Row[]; text: string }) {
  const t = useTranslate();
  const search = { text, address: '/content-search/?content=anchor', count: 7 };
  return (
    <Width>
      <ol aria-label={t('Documents found', 'الوثائق التي وُجدت')}>
        {documents.map((document) => (
          <ResultRow key={document.contentCode} document={document} search={search} query={text} />
        ))}
      </ol>
    </Width>
  );
}

export const story: Story = {
  title: 'Result row',
  note: 'One document found. Its title is the link; the row is not. It belongs to the feature search and is shown through its door.',
  states: [
    { name: 'With everything', element: <Rows documents={[testMethod]} text="" /> },
    { name: 'With marked words', element: <Rows documents={[testMethod]} text="bonded anchor" /> },
    { name: 'Found in its text', element: <Rows documents={[inItsText]} text="drill" /> },
    { name: 'Near in meaning', element: <Rows documents={[nearInMeaning]} text="" /> },
    { name: 'Hosted by its publisher, without menus', element: <Rows documents={[hosted]} text="" /> },
  ],
};
