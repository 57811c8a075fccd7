import type { Element } from 'slimdom';
import type { Block, Inline, Tongue } from '../content.ts';
import { directionOf } from './direction.ts';
import { attributeOf } from './dom.ts';
import type { Reading } from './reading.ts';

/** Codes that say that nothing is said of the language (ISO 639-2). */
const UNSAID = new Set(['mis', 'mul', 'und', 'zxx']);

/** The language of an element where it is another than that around it. */
function tongueOf(element: Element, around: Reading): Tongue | undefined {
  const language = localeOf(attributeOf(element, 'lang'));
  if (!language || UNSAID.has(language.language) || isSame(language, localeOf(around.language)))
    return undefined;
  const tag = language.toString();
  const direction = directionOf(tag);
  return direction === around.direction ? { language: tag } : { language: tag, direction };
}

function localeOf(tag: string | undefined): Intl.Locale | undefined {
  try {
    return new Intl.Locale((tag ?? '').trim().replaceAll('_', '-'));
  } catch {
    return undefined;
  }
}

/** Regions are read alike; scripts are not. */
function isSame(one: Intl.Locale, other: Intl.Locale | undefined): boolean {
  const [a, b] = [one.maximize(), other?.maximize()];
  return a.language === b?.language && a.script === b.script;
}

/** Reads blocks of an element in the language that it says it is in. */
export function blocksIn(element: Element, reading: Reading, read: (within: Reading) => Block[]): Block[] {
  const tongue = tongueOf(element, reading);
  if (!tongue) return read(reading);
  return read({ ...reading, ...tongue }).map((block) => ({ ...block, tongue: block.tongue ?? tongue }));
}

/** Reads a line of an element in the language that it says it is in. */
export function inlineIn(element: Element, reading: Reading, read: (within: Reading) => Inline[]): Inline[] {
  const tongue = tongueOf(element, reading);
  if (!tongue) return read(reading);
  const content = read({ ...reading, ...tongue });
  return content.length > 0 ? [{ kind: 'tongue', ...tongue, content }] : [];
}

/** The words of an element, in the language that it says they are in; none where there is no element. */
export function wordsIn(element: Element | undefined, reading: Reading): Inline[] {
  if (!element) return [];
  return inlineIn(element, reading, (within) => within.inline(element.childNodes, within));
}
