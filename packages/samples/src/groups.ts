import type { SignInName } from './people.ts';

/** A group of the demo: people of one account, and what they read together. */
export type GroupSample = {
  readonly account: string;
  readonly name: string;
  readonly description: string;
  readonly by: SignInName;
  readonly members: readonly SignInName[];
  /** Words of which the titles of its documents have one. */
  readonly about: readonly string[];
  /** How many documents it has at most. */
  readonly max: number;
  readonly daysAgo: number;
};

/** The groups of the demo. */
export const groups: readonly GroupSample[] = [
  {
    account: 'halvorsen',
    name: 'Anchorage',
    description:
      'Standards that the structures team uses for anchors in existing concrete. Ask Ines before adding withdrawn documents.',
    by: 'individual',
    members: ['colleague', 'colleague-2', 'cp-admin'],
    about: ['anchor', 'concrete', 'adhesive'],
    max: 24,
    daysAgo: 316,
  },
  {
    account: 'halvorsen',
    name: 'Facade systems',
    description: 'Panels, brackets and their fixings. We meet on the first Monday of each month.',
    by: 'colleague',
    members: ['individual', 'colleague-2'],
    about: ['panel', 'glass', 'steel', 'fasten'],
    max: 9,
    daysAgo: 122,
  },
  {
    account: 'halvorsen',
    name: 'مراجعة المواد',
    description: 'ما نراجعه من مواصفات المواد قبل كل مشروع جديد.',
    by: 'colleague-2',
    members: ['individual', 'colleague'],
    about: ['material', 'test method'],
    max: 12,
    daysAgo: 45,
  },
];
