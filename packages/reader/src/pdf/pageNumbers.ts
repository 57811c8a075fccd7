/** A page number that exists, nearest to the one asked for. */
export const within = (page: number, pageCount: number): number =>
  Math.min(Math.max(Math.trunc(page) || 1, 1), pageCount);

/** The labels of a document's pages, or null where they say no more than the plain count from 1. */
export function ownLabels(labels: readonly string[] | null): readonly string[] | null {
  if (!labels || labels.every((label, index) => label === '' || label === String(index + 1))) return null;
  return labels;
}

/**
 * The page that a reader means by a name: first the document's own label, in any letter case, then the plain
 * count; a number beyond the end is the last page. Null for what names no page.
 */
export function namedPage(name: string, labels: readonly string[] | null, pageCount: number): number | null {
  const asked = westernDigits(name.trim()).toLowerCase();
  if (!asked) return null;
  const labelled = labels?.findIndex((label) => label.toLowerCase() === asked) ?? -1;
  if (labelled >= 0) return labelled + 1;
  const count = /^\d+$/.test(asked) ? Number(asked) : 0;
  return count > 0 ? Math.min(count, pageCount) : null;
}

/** Digits as they are typed on an Arabic or a Persian keyboard. */
const westernDigits = (name: string): string =>
  name
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0));
