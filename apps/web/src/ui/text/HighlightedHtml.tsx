import { trustedHtml } from '@norma/reader/trusted';
import { highlight } from '@norma/search-core';
import { createElement, useMemo, type ReactNode } from 'react';
import { HighlightedText } from './HighlightedText.tsx';
import type { Range } from './splitByRanges.ts';

/** Elements that a publisher's title or description may hold; of others only the text is shown. */
const inline = new Set(['b', 'i', 'em', 'strong', 'sub', 'sup', 'bdi', 'cite', 'code']);
const blocks = new Set(['p', 'div', 'li', 'br']);

/** The words that were looked for, or what finds the stretches of a text that they match. */
export type Query = string | ((text: string) => readonly Range[]);

/** The stretches of a text to mark. */
export const rangesIn = (text: string, query: Query): readonly Range[] =>
  typeof query === 'string' ? highlight(text, query) : query(text);

type Props = { html: string; query: Query };

/**
 * A publisher's title or description with the words that matched marked. It is rebuilt as elements, so that
 * nothing in it can run; paragraphs are set as one.
 */
export function HighlightedHtml({ html, query }: Props) {
  return useMemo(() => {
    const text = parsed(html);
    return rendered(text, { ranges: rangesIn(text.textContent, query), at: 0 });
  }, [html, query]);
}

/** Whether a text holds words that a search matches. */
export const hasMatch = (html: string, query: Query): boolean =>
  rangesIn(parsed(html).textContent, query).length > 0;

const parsed = (html: string): HTMLElement =>
  new DOMParser().parseFromString(trustedHtml(html), 'text/html').body;

/** The marks of the whole text, and how far it has been rendered. */
type Progress = { ranges: readonly Range[]; at: number };

function rendered(node: Node, progress: Progress): ReactNode[] {
  return [...node.childNodes].map((child, index) => {
    if (child instanceof Text) {
      const start = progress.at;
      progress.at += child.data.length;
      const ranges = progress.ranges.map((range) => ({
        ...range,
        start: range.start - start,
        end: range.end - start,
      }));
      return <HighlightedText key={index} text={child.data} ranges={ranges} />;
    }
    const name = child.nodeName.toLowerCase();
    const inside = rendered(child, progress);
    if (blocks.has(name)) inside.push(' ');
    return createElement(inline.has(name) ? name : 'span', { key: index }, ...inside);
  });
}
