import type { RefinementNode } from '@norma/contracts';
import type { ReaderContext } from '../../../context.ts';
import { committeesOf, publishersOf, type DocumentTables } from '../../documents/index.ts';
import { byName, inOrder, node, type ValueCounts } from './nodes.ts';

type Context = Pick<ReaderContext<DocumentTables>, 'db' | 'tenant'>;

/**
 * The committees that have documents, below their publishers: `E07.30 · Bonded Anchors` where the name is known. Two
 * publishers may each have a committee of one code; picking it takes those of both, and so does its count.
 */
export async function committeeNodes(
  counts: ValueCounts,
  { db, tenant }: Context,
  language: string | null,
): Promise<RefinementNode[]> {
  const { publishers: offered } = tenant.settings;
  const [publishers, committees] = await Promise.all([
    publishersOf(db, offered),
    committeesOf(db, offered, language),
  ]);
  const byPublisher = Map.groupBy(committees, ({ publisher }) => publisher);
  const place = ({ code }: { code: string }): number => offered.indexOf(code);
  const nodes = publishers
    .toSorted((a, b) => place(a) - place(b))
    .map(({ code, name }) => {
      const parent = node({ key: code, name, count: counts[code] ?? 0 });
      const child = (byPublisher.get(code) ?? []).flatMap((committee) => {
        const count = counts[committee.code] ?? 0;
        const called = committee.name === null ? committee.code : `${committee.code} · ${committee.name}`;
        return count > 0 ? [node({ key: committee.code, name: called, count, parent })] : [];
      });
      return { ...parent, child: inOrder(child, byName(language ?? 'en')) };
    });
  return nodes.filter(({ child }) => child.length > 0);
}
