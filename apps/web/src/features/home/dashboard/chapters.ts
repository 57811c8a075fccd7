import type { RefinementNode } from '@norma/contracts';
import { searchPath } from '../../search/index.ts';

/** A line of the table of contents: its name, number of documents, and link. */
export type Line = {
  readonly key: string;
  readonly name: string;
  /** The language of the name, where that is told. */
  readonly language?: string | undefined;
  readonly count: number;
  readonly to: string;
  readonly lines: readonly Line[];
};

/** The publishers that have documents here, each with its committees. */
export function chaptersOf(
  publishers: readonly RefinementNode[],
  committees: readonly RefinementNode[],
): Line[] {
  return publishers
    .filter(({ count }) => count > 0)
    .map(({ key, name, count }) => ({
      key,
      name,
      count,
      to: searchPath({ picks: [{ list: 'publisherList', key, name }] }),
      lines: (committees.find((each) => each.key === key)?.child ?? []).map((committee) => ({
        key: committee.key,
        name: committee.name,
        count: committee.count,
        to: searchPath({
          picks: [
            {
              list: 'committeeList',
              key: committee.key,
              name: committee.name,
              within: { keys: [key], name },
            },
          ],
        }),
        lines: [],
      })),
    }));
}

/** The industries of the documents, and their subdivisions. */
export const industriesOf = (nodes: readonly RefinementNode[]): Line[] =>
  nodes.map((node) => industryLine(node, []));

function industryLine(node: RefinementNode, within: readonly RefinementNode[]): Line {
  const { key, name, language, count, child } = node;
  const nearest = within.at(-1);
  const place = nearest && { within: { keys: within.map((each) => each.key), name: nearest.name } };
  return {
    key,
    name,
    language,
    count,
    to: searchPath({ picks: [{ list: 'industryList', key, name, ...place }] }),
    lines: child.map((each) => industryLine(each, [...within, node])),
  };
}
