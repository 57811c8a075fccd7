import type { SignInName } from './people.ts';

/** A collection of the demo, made by the library's own administrators for the readers of an account. */
export type CollectionSample = {
  readonly account: string;
  readonly name: string;
  readonly description: string;
  /** Whose it is; absent, everyone's who reads through the account. */
  readonly people?: readonly SignInName[];
  readonly contentCodes: readonly string[];
};

/** The collections of the demo: what every project starts from, and what one person asked for. */
export const collections: readonly CollectionSample[] = [
  {
    account: 'halvorsen',
    name: 'Anchors in concrete',
    description:
      'The starting point for every fastening project: the test method, its previous edition and the design standard.',
    contentCodes: ['NSB|nsb-e-214-24', 'NSB|nsb-e-214-21', 'HI|hi-4410-2-2022', 'PIC|pic-rp-1173-2021'],
  },
  {
    account: 'halvorsen',
    name: 'Earlier editions',
    description: '',
    people: ['individual'],
    contentCodes: ['NSB|nsb-e-214-18', 'NSB|nsb-e-214-21'],
  },
  {
    account: 'library',
    name: 'For training courses',
    description: 'Documents with videos and courses.',
    contentCodes: ['NSB|nsb-e-214-24', 'NSB|nsb-e-214-24-ar', 'HI|hi-4410-2-2022'],
  },
];
