import { parseDesignation as parseRecord } from '@norma/editions/designation';
import { familyKeyOf } from '@norma/editions/families';
import { normalDesignation, parseDesignation } from '@norma/search-core/designation';

/** A designation as some text names a document, read by the grammar of designations. */
export type Read = {
  readonly designation: string;
  readonly publisher: string;
  /** The key of its family. */
  readonly key: string;
  /** One spelling for all: 'nsb e 214 2024' for 'NSB E214-24' and 'NSB E 214 : 2024'; as written, and with its publisher. */
  readonly spellings: readonly string[];
  /** The year of the edition; null where whichever is in force is meant. */
  readonly year: number | null;
  /** Whether a supplement to an edition is named, and not an edition. */
  readonly isSupplement: boolean;
};

/** Reads a designation; one that names no publisher is of the publisher of the text. */
export function readName(
  designation: string,
  { publishers, own }: { readonly publishers: readonly string[]; readonly own: string },
): Read {
  const publisher = publishers.find((code) => designation.startsWith(`${code} `)) ?? own;
  // Parts of two digits are no years where the body writes years with four.
  const { year, kind } = parseRecord(designation, { publisher });
  return {
    designation,
    publisher,
    key: familyKeyOf({ publisher, designation }),
    spellings: [normalDesignation(designation), normalDesignation(`${publisher} ${designation}`)],
    year,
    isSupplement: kind === 'amendment' || kind === 'corrigendum' || kind === 'supplement',
  };
}

/** Whether a designation continues after the edition, as that of an amendment does. */
export function isOfSupplement(designation: string): boolean {
  const { editionAt, pieces } = parseDesignation(designation);
  return editionAt < pieces.length - 1;
}
