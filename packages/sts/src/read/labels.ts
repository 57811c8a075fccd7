import type { Block, Inline } from '../content.ts';

const NOTE = 'NOTE|ANMERKUNG|REMARQUE|NOTA|ПРИМЕЧАНИЕ|ملاحظة';
const EXAMPLE = 'EXAMPLE|BEISPIEL|EXEMPLE|EJEMPLO|ESEMPIO|EXEMPLO|ПРИМЕР|مثال';
const TO_ENTRY =
  "to entry|zum Begriff|à l['’]article|a la entrada|al termine|de entrada|على المصطلح|к терминологической записи|к термину";

/**
 * A label that a publisher wrote into the text itself: "NOTE 1 The parts …", "Note 2 to entry: The …". A word such as
 * "Note" alone begins a sentence.
 */
const WRITTEN = new RegExp(
  `^\\s*((?:${NOTE}|${EXAMPLE})(?:\\s?\\d+)?(?:\\s+(?:${TO_ENTRY}))?)\\s*([:—–-]?)\\s+(?=\\S)`,
  'iu',
);

/** Takes the label off the beginning of a note's text, where the publisher has written it there. */
export function takeWrittenLabel(content: Block[]): { label: string; content: Block[] } {
  const [first, ...rest] = content;
  const [line, ...others] = first?.kind === 'paragraph' && !first.number ? first.content : [];
  if (first?.kind !== 'paragraph' || line?.kind !== 'text') return { label: '', content };
  const [written, label = '', sign] = WRITTEN.exec(line.text) ?? [];
  const isLabel = /\d/.test(label) || sign !== '' || label === label.toUpperCase();
  if (written === undefined || !isLabel) return { label: '', content };
  const left: Inline = { kind: 'text', text: line.text.slice(written.length) };
  return { label: label.replace(/\s+/g, ' '), content: [{ ...first, content: [left, ...others] }, ...rest] };
}
