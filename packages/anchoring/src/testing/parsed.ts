import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { htmlStream, type HtmlStream, type Tree } from '../html/stream.ts';

export type Parsed = DefaultTreeAdapterTypes.ChildNode;

/** The tree of parse5. */
export const parsedTree: Tree<Parsed> = {
  nameOf: ({ nodeName }) => nodeName,
  textOf: (node) => ('value' in node ? node.value : ''),
  attributeOf: (node, name) =>
    ('attrs' in node ? node.attrs.find((given) => given.name === name)?.value : null) ?? null,
  childrenOf: (node) => ('childNodes' in node ? node.childNodes : []),
};

/** The text of an article as the reader's frame shows it. */
export function streamOf(article: string, content?: string): HtmlStream<Parsed> {
  const root = parseFragment(article).childNodes.find(({ nodeName }) => nodeName === 'article');
  if (!root) throw new Error('There is no article');
  return htmlStream(root, parsedTree, content === undefined ? {} : { content });
}
