import type { Inline } from '../content.ts';

/**
 * Collapses white space as a browser would, across the borders of elements: one space between words, none at the
 * beginning or the end. Non-breaking and thin spaces stay; what holds nothing goes.
 */
export function tidy(content: Inline[]): Inline[] {
  return trimEnd(collapse(content, { afterSpace: true }));
}

type Position = { afterSpace: boolean };

function collapse(content: Inline[], position: Position): Inline[] {
  return content.flatMap((inline): Inline[] => {
    if (inline.kind === 'text') {
      const text = collapseText(inline.text, position);
      return text ? [{ kind: 'text', text }] : [];
    }
    if ('content' in inline) {
      const within = collapse(inline.content, position);
      return within.length > 0 ? [{ ...inline, content: within }] : [];
    }
    if (inline.kind === 'anchor') return [inline];
    position.afterSpace = inline.kind === 'break';
    return [inline];
  });
}

function collapseText(text: string, position: Position): string {
  const single = text.replace(/[ \t\r\n]+/g, ' ');
  const collapsed = position.afterSpace ? single.replace(/^ /, '') : single;
  if (collapsed) position.afterSpace = collapsed.endsWith(' ');
  return collapsed;
}

function trimEnd(content: Inline[]): Inline[] {
  const last = content.at(-1);
  if (!last) return content;
  const before = content.slice(0, -1);
  if (last.kind === 'text') {
    const text = last.text.replace(/ $/, '');
    return text ? [...before, { kind: 'text', text }] : trimEnd(before);
  }
  if (!('content' in last)) return content;
  const within = trimEnd(last.content);
  return within.length > 0 ? [...before, { ...last, content: within }] : trimEnd(before);
}
