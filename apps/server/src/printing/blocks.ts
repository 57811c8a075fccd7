import type { GuideBlock } from '../ports/pdf-maker.ts';

const marked = { list: /^-\s+/, steps: /^\d+\.\s+/ } as const;

/**
 * The text of a guide, piece by piece. Empty lines divide it; `#` begins a heading, and lines that each begin with `-`
 * or with `1.` are a list or steps. Whatever else is in it is text.
 */
export function blocksOf(text: string): GuideBlock[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '')
    .flatMap(blocksIn);
}

function blocksIn(block: string): GuideBlock[] {
  if (block.startsWith('#')) {
    const [heading = '', ...rest] = block.split('\n');
    const below = rest.join('\n').trim();
    return [
      { kind: 'heading', text: heading.replace(/^#+\s*/, '') },
      ...(below === '' ? [] : blocksIn(below)),
    ];
  }
  const lines = block.split('\n');
  for (const kind of ['list', 'steps'] as const) {
    if (lines.every((line) => marked[kind].test(line)))
      return [{ kind, items: lines.map((line) => line.replace(marked[kind], '').trim()) }];
  }
  return [{ kind: 'paragraph', text: lines.map((line) => line.trim()).join(' ') }];
}
