import type { Relation } from '@norma/editions';
import type { NewDocument, NewWorkItem } from '../../documents/index.ts';
import type { ClauseText } from './clauseText.ts';
import type { Delivery } from './deliveries.ts';
import type { Item, Place } from './item.ts';

/** A file of a document's text that is made or checked, and not saved yet. */
export type TextFile = {
  readonly kind: 'sts' | 'html' | 'graphic';
  readonly name?: string;
  readonly bytes: Uint8Array;
};

/** A PDF that an entry of a manifest names, not read yet. */
export type NamedPdf = { readonly name: string; readonly path: string; readonly password: string | null };

/** What reading alone can tell of one thing in a delivery: its files are not saved, and PDFs not opened. */
export type ReadItem =
  | Exclude<Item, { kind: 'document' }>
  | (Place & {
      readonly bytesRead: number;
      readonly kind: 'document';
      readonly document: NewDocument;
      readonly remarks: readonly string[];
      readonly texts: readonly TextFile[];
      readonly pdf: NamedPdf | null;
    })
  /** Comes before the document of an STS text, so that one that is known already need not be read. */
  | (Place & { readonly bytesRead: number; readonly kind: 'source'; readonly hash: string });

/** Which of the things in a delivery are wanted. */
export type HowToRead = {
  /** How the file is called in reports. */
  readonly file: string;
  /** Only what this publisher delivers is taken; null takes all. Records that name no publisher are this one's. */
  readonly publisher: string | null;
  /** Whether nothing may be taken but what is that publisher's own: no names that all publishers share. */
  readonly isOwnAlone: boolean;
  /** The last line that is done; 0 for the beginning. */
  readonly after: number;
  /** The hashes of records that documents agree with already, in order: they need not be read again. */
  readonly known?: BigInt64Array;
};

/** Where reading is within a file: the line, and the file that this line names. */
export type ReadingPlace = { readonly line: number; readonly name: string };

/** What an STS text cites, and the work that it tells of; or why it cannot be read. */
export type SourceFacts =
  | { readonly relations: readonly Relation[]; readonly workItem: NewWorkItem | null }
  | { readonly problem: string };

/** A stored text as its publisher delivered it (STS) or as it was made safe (HTML). */
export type StoredText = { readonly kind: 'sts' | 'html'; readonly bytes: Uint8Array };

/**
 * Reads what publishers deliver, which may be hostile: anyone who implements it bounds the time and the memory that a file
 * may take. Closed when an import ends.
 */
export type DeliveryReader = {
  /** Throws a ReadingStopped when a bound is exceeded; everything before has come by then. */
  readonly read: (delivery: Delivery, how: HowToRead) => AsyncIterable<readonly ReadItem[]>;
  readonly readSource: (xml: Uint8Array) => Promise<SourceFacts>;
  /** The clauses of a stored text; throws where it cannot be read. */
  readonly readClauses: (text: StoredText) => Promise<readonly ClauseText[]>;
  readonly close: () => Promise<void>;
};

/** Reading exceeded a bound of time or memory; the message says which one, to be behind the name of the file. */
export class ReadingStopped extends Error {
  /** The entry of a manifest that was being read; null for the whole file. */
  readonly place: ReadingPlace | null;
  constructor(message: string, place: ReadingPlace | null) {
    super(message);
    this.place = place;
  }
}
