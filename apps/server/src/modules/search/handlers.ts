import type { RefinementNode, search } from '@norma/contracts';
import type { Handlers, ReaderContext } from '../../context.ts';
import type { Audit } from '../../ports/audit.ts';
import type { SearchEngine } from '../../ports/search-engine.ts';
import type { Usage } from '../../ports/usage.ts';
import { publishersOf } from '../documents/index.ts';
import { countingHandlers } from './countingHandlers.ts';
import { feedbackHandlers } from './feedbackHandlers.ts';
import { findingHandlers } from './findingHandlers.ts';
import { engineRequest, everything } from './narrowing.ts';
import type { Tables } from './tables.ts';

type Ports = { readonly engine: SearchEngine; readonly usage: Usage; readonly audit: Audit };

const node = (key: string, name: string, count: number): RefinementNode => ({
  key,
  name,
  parentKey: null,
  parentName: null,
  count,
  isChecked: false,
  child: [],
  showBillboard: false,
  billboardName: null,
  billboardLogo: null,
  semanticSearchenabled: false,
});

/** Answers every call of searching. */
export function searchHandlers({ engine, usage, audit }: Ports): Handlers<typeof search, Tables> {
  const countOf = async (section: string, { tenant, reader }: Pick<ReaderContext, 'tenant' | 'reader'>) => {
    const request = engineRequest(everything, { tenant, reader, entitledOnly: false });
    const { counts } = await engine.search({ ...request, countSections: [section] });
    return counts[section] ?? {};
  };

  return {
    ...findingHandlers({ engine, usage }),
    ...countingHandlers(engine),
    ...feedbackHandlers(audit),

    publishers: async (_, asking) => {
      const [publishers, counts] = await Promise.all([
        publishersOf(asking.db, asking.tenant.settings.publishers),
        countOf('publisherList', asking),
      ]);
      const place = ({ code }: { code: string }): number => asking.tenant.settings.publishers.indexOf(code);
      return publishers
        .toSorted((a, b) => place(a) - place(b))
        .map(({ code, name }) => node(code, name, counts[code] ?? 0));
    },

    documentTypes: async (_, asking) => {
      const counts = await countOf('documentTypeList', asking);
      return Object.entries(counts)
        .toSorted(([a], [b]) => a.localeCompare(b, 'en'))
        .map(([type, count]) => node(type, type, count));
    },
  };
}
