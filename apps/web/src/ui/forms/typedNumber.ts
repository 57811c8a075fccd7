/** Digits as they are typed in Arabic and in Persian, made Western; nothing else changes, so the caret stays. */
export const westernDigits = (text: string): string =>
  text
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));

/**
 * The number that is typed, with the separators of a language, such as `1,200.5` in English and `1.200,5` in German;
 * spaces may always group. Undefined where it is none, or too large to be kept exactly.
 */
export function typedNumber(text: string, language: string): number | undefined {
  const { group, decimal } = separators(language);
  const plain = westernDigits(text.trim()).replace('−', '-');
  const [whole = '', fraction, ...more] = plain.replaceAll('٫', decimal).split(decimal);
  const ungrouped = withoutGroups(whole, group);
  if (ungrouped === undefined || more.length > 0) return undefined;
  if (fraction !== undefined && !/^\d*$/.test(fraction)) return undefined;
  if (!/\d/.test(ungrouped + (fraction ?? ''))) return undefined;
  const number = Number(`${ungrouped}.${fraction ?? ''}0`);
  return Number.isFinite(number) && Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined;
}

/** The whole part without what groups it; undefined where the groups are not of three digits. */
function withoutGroups(whole: string, group: string): string | undefined {
  if (/^-?\d*$/.test(whole)) return whole;
  const separator = `[\\s'’٬${group.replaceAll(/[.\\]/g, String.raw`\$&`)}]`;
  if (!new RegExp(`^-?\\d{1,3}(${separator}\\d{3})+$`, 'u').test(whole)) return undefined;
  return whole.replaceAll(/[^\d-]/g, '');
}

function separators(language: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(language, { numberingSystem: 'latn' }).formatToParts(1_234_567.8);
  const of = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: of('group'), decimal: of('decimal') || '.' };
}

/** What a number field takes. */
export type NumberLimits = {
  min?: number | undefined;
  max?: number | undefined;
  isWhole?: boolean | undefined;
};

/** Why a number is not taken. */
export type NumberFault = 'unreadable' | 'notWhole' | 'tooSmall' | 'tooLarge';

/** The validation error of a typed number; an empty field is valid. */
export function numberFault(
  text: string,
  value: number | undefined,
  { min, max, isWhole }: NumberLimits,
): NumberFault | undefined {
  if (text.trim() === '') return undefined;
  if (value === undefined) return 'unreadable';
  if (isWhole && !Number.isInteger(value)) return 'notWhole';
  if (min !== undefined && value < min) return 'tooSmall';
  return max !== undefined && value > max ? 'tooLarge' : undefined;
}
