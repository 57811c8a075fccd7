import { pickLists, type Narrowing, type PickList } from '@norma/contracts';
import type { z } from 'zod';
import type { Reader } from '../../context.ts';
import type { SearchRequest } from '../../ports/search-engine.ts';
import type { Tenant } from '../../tenant.ts';

type Asked = z.output<typeof Narrowing>;

const fields = { ALL: 'all', K: 'keyword', D: 'designation' } as const;

const picksOf = (asked: Asked): SearchRequest['picks'] =>
  Object.fromEntries(
    pickLists.flatMap((list) => {
      const keys = asked[list];
      return keys && keys.length > 0 ? [[list, keys]] : [];
    }),
  );

/** Publishers a search may find: the tenant's, narrowed to one where one is named. */
const scopeOf = ({ publisherId }: Asked, { settings }: Tenant): string[] =>
  publisherId ? settings.publishers.filter((code) => code === publisherId) : [...settings.publishers];

/** What the engine is asked for a narrowing of the wire, before order and page are added. */
export const engineRequest = (
  asked: Asked,
  {
    tenant,
    reader,
    entitledOnly,
  }: { tenant: Tenant; reader: Pick<Reader, 'account'>; entitledOnly: boolean },
): SearchRequest => ({
  text: asked.keywords,
  field: fields[asked.searchField],
  scope: scopeOf(asked, tenant),
  ...(entitledOnly && { entitled: { publishers: [...(reader.account?.publishers ?? [])], collections: [] } }),
  picks: picksOf(asked),
  sort: 'best',
  from: 0,
  size: 0,
  countSections: [],
});

/** The sections that searches of this server count, by the name of their list of picks. */
export const countedSections = [
  'publisherList',
  'documentTypeList',
  'icsCodeList',
  'committeeList',
  'categoryList',
  'industryList',
  'topicList',
] as const satisfies readonly PickList[];
