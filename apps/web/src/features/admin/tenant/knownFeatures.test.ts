import { featureCodes } from '@norma/contracts';
import { expect, it } from 'vitest';
import { knownFeatures } from './knownFeatures.ts';

it('there are words for every feature of the product', () => {
  expect(knownFeatures).toEqual(featureCodes);
});
