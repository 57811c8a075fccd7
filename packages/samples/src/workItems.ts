import type { PublisherCode } from './publishers.ts';

/** Work on a standard of the demo library that no document tells of, and how committees have voted on it. */
export type WorkItemSample = {
  readonly publisher: PublisherCode;
  readonly number: string;
  readonly title: string;
  /** ISO 8601. */
  readonly initiated: string;
  readonly technicalContact: string;
  readonly revises: readonly string[];
  readonly ballots: readonly { readonly number: string; readonly item: string; readonly status: string }[];
};

/** The work of the standards body's committees; the work items among the documents tell of themselves. */
export const workItems: readonly WorkItemSample[] = [
  {
    publisher: 'NSB',
    number: 'WK 9120',
    title: 'Revision of NSB E 214-24: limits for anchors in high-strength concrete',
    initiated: '2025-09-08',
    technicalContact: 'Ingrid Solvang',
    revises: ['NSB E 214-24', 'NSB E 208'],
    ballots: [
      { number: 'E07.30 (26-01)', item: '4', status: 'Closed: 3 negatives found persuasive, revised' },
      { number: 'E07.30 (26-03)', item: '2', status: 'Closed: passed' },
      { number: 'E07 (26-04)', item: '11', status: 'Open until December 4, 2026' },
    ],
  },
  {
    publisher: 'NSB',
    number: 'WK 9188',
    title: 'Revision of NSB E 214-24: projection to 100 years of service',
    initiated: '2026-05-19',
    technicalContact: 'Tomás Arriaga',
    revises: ['NSB E 214-24'],
    ballots: [],
  },
  {
    publisher: 'NSB',
    number: 'WK 8814',
    title: 'Revision of NSB E 187-23: cleaning of holes below the water line',
    initiated: '2024-11-25',
    technicalContact: 'Maren Lindqvist',
    revises: ['NSB E 187-23'],
    ballots: [
      { number: 'E07.20 (25-02)', item: '1', status: 'Closed: 1 negative withdrawn' },
      { number: 'E07.20 (26-02)', item: '6', status: 'Open until November 30, 2026' },
    ],
  },
  {
    publisher: 'NSB',
    number: 'WK 9047',
    title: 'Revision of NSB C 118: cores of less than 75 mm',
    initiated: '2025-03-03',
    technicalContact: 'Oyelaran Adeyemi',
    revises: ['NSB C 118'],
    ballots: [{ number: 'C09.61 (26-01)', item: '8', status: 'Closed: passed' }],
  },
];
