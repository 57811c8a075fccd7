import { longestOfCompassPoint } from '@norma/contracts';
import type { FieldError } from '@norma/contracts/kit';
import type { CompassPointChoice } from '../../tenant/compassPoints.ts';
import { safeRichText, shownAs, wordsOf } from './richText.ts';
import type { Attribute } from './tables.ts';

/** What a compass point says, and which of it is HTML, sanitised. */
export type Texts = Record<Attribute, string> & { readonly rich: readonly Attribute[] };

type Rules = CompassPointChoice['attributes'];

const attributes: readonly Attribute[] = ['name', 'description', 'overlayDetails'];
const nothing: Texts = { name: '', description: '', overlayDetails: '', rich: [] };

/**
 * What is stored of texts that were given, or which fields are at fault. What was not given stays as it was. An attribute
 * that is not shown any more is stored all the same: someone had begun to write it.
 */
export function cleanTexts(
  given: Partial<Record<Attribute, string | undefined>>,
  rules: Rules,
  before: Texts = nothing,
): Texts | readonly FieldError[] {
  const cleaned = attributes.map((attribute) => {
    const text = given[attribute];
    return text === undefined
      ? { attribute, text: before[attribute], isRich: before.rich.includes(attribute), errors: [] }
      : { attribute, ...cleanText(text, { attribute, rule: rules[attribute] }) };
  });
  const errors = cleaned.flatMap((each) => each.errors);
  if (errors.length > 0) return errors;
  const [name = '', description = '', overlayDetails = ''] = cleaned.map(({ text }) => text);
  const rich = cleaned.filter(({ isRich }) => isRich).map(({ attribute }) => attribute);
  return { name, description, overlayDetails, rich };
}

function cleanText(given: string, { attribute, rule }: { attribute: Attribute; rule: Rules[Attribute] }) {
  const isRich = rule.inputType === 'RichText';
  const text = isRich ? safeRichText(given).trim() : given.trim();
  const words = isRich ? wordsOf(text) : text;
  const max = longestOfCompassPoint[attribute];
  const field = `body.${attribute}`;
  const errors: FieldError[] = [];
  if (rule.required && words === '') errors.push({ field, message: 'is required' });
  // Counted as readers count: a letter outside the basic plane is one.
  if (Array.from(words).length > max) errors.push({ field, message: `is longer than ${max} characters` });
  return { text, isRich, errors };
}

/** Whether texts could not be stored, because of these fields. */
export const isFaulty = (cleaned: Texts | readonly FieldError[]): cleaned is readonly FieldError[] =>
  Array.isArray(cleaned);

/** The texts as the settings of now have them. */
export function shownTexts({ rich, ...texts }: Texts, rules: Rules): Record<Attribute, string> {
  const shown = (attribute: Attribute): string =>
    shownAs(texts[attribute], { isRich: rich.includes(attribute), inputType: rules[attribute].inputType });
  return {
    name: shown('name'),
    description: shown('description'),
    overlayDetails: shown('overlayDetails'),
  };
}

/** The texts as plain words, where nothing else can be shown. */
export function plainTexts({ rich, ...texts }: Texts): Record<Attribute, string> {
  const plain = (attribute: Attribute): string =>
    rich.includes(attribute) ? wordsOf(texts[attribute]) : texts[attribute];
  return { name: plain('name'), description: plain('description'), overlayDetails: plain('overlayDetails') };
}
