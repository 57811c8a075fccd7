import type { RefinementNode } from '@norma/contracts';
import type { ReaderContext } from '../../../context.ts';
import { markAddress, publishersOf, type DocumentTables } from '../../documents/index.ts';
import { node, type ValueCounts } from './nodes.ts';

type Context = Pick<ReaderContext<DocumentTables>, 'db' | 'tenant'>;

/** The publishers of the tenant in its order, those without a document too, as a billboard shows them. */
export async function publisherNodes(
  counts: ValueCounts,
  { db, tenant }: Context,
): Promise<RefinementNode[]> {
  const { publishers: offered } = tenant.settings;
  const publishers = await publishersOf(db, offered);
  const place = ({ code }: { code: string }): number => offered.indexOf(code);
  return publishers
    .toSorted((a, b) => place(a) - place(b))
    .map((publisher) => ({
      ...node({ key: publisher.code, name: publisher.name, count: counts[publisher.code] ?? 0 }),
      showBillboard: publisher.is_on_billboard,
      billboardName: publisher.billboard_name ?? publisher.name,
      billboardLogo: markAddress(publisher),
      semanticSearchenabled: publisher.has_semantic_search,
    }));
}
