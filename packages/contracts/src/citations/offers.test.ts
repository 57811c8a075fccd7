import { describe, expect, it } from 'vitest';
import { assetTypes } from '../documents/kinds.ts';
import { offersCitation } from './offers.ts';

const offered = (isStandardsBody: boolean, citesStandards: boolean, citationArticleTypeExclude = false) =>
  assetTypes.filter((assetType) =>
    offersCitation({ assetType, citationArticleTypeExclude }, { isStandardsBody, citesStandards }),
  );

describe('citations are offered', () => {
  it('to the readers of a standards body, for journals, books, symposia and manuals [citations-001] [citations-002]', () => {
    expect(offered(true, false)).toEqual(['JOURNAL', 'STP_BOOK', 'STP_SYMPOSIUM', 'MANUAL']);
    expect(offered(false, false)).toEqual([]);
  });

  it('for standards by their feature, in any library', () => {
    expect(offered(true, true)).toEqual(['STANDARD', 'JOURNAL', 'STP_BOOK', 'STP_SYMPOSIUM', 'MANUAL']);
    expect(offered(false, true)).toEqual(['STANDARD']);
  });

  it('for nothing that its publisher excludes [citations-003]', () => {
    expect(offered(true, true, true)).toEqual([]);
  });
});
