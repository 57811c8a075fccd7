/** The document of a legacy URL: an asset, or an edition by designation, year and status. */
export type LegacyDocument = { assetId: string } | { designation: string; year: string; status: string };

const ofAssets = ['journals', 'adjunct', 'related_materials', '3pc'];
const ofStatuses = ['historical', 'withdrawn'];

/**
 * Reads a legacy address by the segments after its prefix (/DIGITAL_LIBRARY, /Standards or /resolve); null for one that
 * names no document. Segments count in any letter case, and what is at the end may have the ending of a file.
 */
export function readLegacyAddress(pathname: string): LegacyDocument | null {
  const [, ...segments] = pathname.split('/').filter(Boolean).map(decoded);
  const [first = '', second = ''] = segments.map((segment) => segment.toLowerCase());
  const last = segments.length > 1 ? nameIn(segments.at(-1) ?? '') : '';
  if (last === '') return null;
  if (ofAssets.includes(first)) return { assetId: last };
  if (first === 'mnl' || first === 'stp') {
    const within = segments.slice(1, -1).map((segment) => segment.toUpperCase());
    if (within.includes('SOURCE_PAGES')) return { assetId: `${last}-EB` };
    return second === 'pages' && segments.length > 2 ? { assetId: last } : null;
  }
  return ofStatuses.includes(first) ? editionIn(last, first) : null;
}

/** E214-18 is the edition of 2018; a letter or a mark behind the year says nothing of it. */
function editionIn(name: string, status: string): LegacyDocument | null {
  const at = name.lastIndexOf('-');
  const designation = at < 0 ? name : name.slice(0, at).trim();
  const year = /^\s*(\d{4}|\d{2})(?!\d)/.exec(at < 0 ? '' : name.slice(at + 1))?.[1] ?? '';
  if (designation === '') return null;
  return { designation, year, status: status.charAt(0).toUpperCase() + status.slice(1) };
}

const nameIn = (segment: string): string => segment.trim().replace(/\.(html?|pdf)$/i, '');

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // A lone % is text, not an encoding.
  }
}
