import { basename, relative } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { StsError } from '@norma/sts';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfReader } from '../../../ports/pdf-reader.ts';
import type { NewDocument } from '../../documents/index.ts';
import type { Delivery } from './deliveries.ts';
import { nameFact, publisherFact } from './facts.ts';
import { Rejected, type Fact, type Item, type Place } from './item.ts';
import { linesOf, type Line } from './lines.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { readRecord } from './record.ts';
import { refuseNul } from './refuseNul.ts';
import { recordDocument } from './recordDocument.ts';
import { readStandard, sourceHash } from './standard.ts';
import { readDelivery } from './stsFiles.ts';
import { textDocument } from './textDocument.ts';
import { workItemFact } from './workItemFact.ts';

/** What reading deliveries takes from the rest of the server. */
export type Reading = {
  /** Only what this publisher delivers is taken; null takes all. Records that name no publisher are this one's. */
  readonly publisher: string | null;
  /** Whether nothing may be taken but what is that publisher's own: no names that all publishers share. */
  readonly isOwnAlone?: boolean;
  readonly files: FileStore;
  readonly pdfReader: PdfReader;
  /** The publisher of a text that was made from exactly this source, or null. */
  readonly publisherOfSource: (sourceHash: string) => Promise<string | null>;
  /** How the delivery is called; files are named from there on. */
  readonly root: string;
};

/** Everything that the deliveries hold, in order, from the place after the one that is given. */
export async function* itemsOf(
  deliveries: readonly Delivery[],
  reading: Reading,
  after: Place | null,
): AsyncGenerator<readonly Item[]> {
  let bytesBefore = 0;
  for (const delivery of deliveries) {
    const file = relative(reading.root, delivery.path) || basename(delivery.path);
    const isReached = after === null || file >= after.file;
    const line = after?.file === file ? (after.line ?? Number.MAX_SAFE_INTEGER) : 0;
    if (isReached && line < Number.MAX_SAFE_INTEGER) {
      for await (const items of itemsOfOne(delivery, { ...reading, file, after: line }))
        yield items.map((item) => ({ ...item, bytesRead: bytesBefore + item.bytesRead }));
    }
    bytesBefore += delivery.size;
  }
}

type One = Reading & { readonly file: string; readonly after: number };

async function* itemsOfOne(delivery: Delivery, reading: One): AsyncGenerator<readonly Item[]> {
  if (delivery.kind === 'records') {
    for await (const lines of linesOf(delivery.path, reading.after)) yield* itemsOfLines(lines, reading);
  } else if (delivery.kind === 'manifest') yield* itemsOfManifest(delivery, reading);
  else yield [await itemOfSts(delivery, reading)];
}

const linesBetweenBreaths = 250;

/** Makes documents of lines; now and then readers who ask the server something get their turn. */
async function* itemsOfLines(lines: readonly Line[], reading: One): AsyncGenerator<readonly Item[]> {
  for (let at = 0; at < lines.length; at += linesBetweenBreaths) {
    yield lines.slice(at, at + linesBetweenBreaths).map((line) => itemOfLine(line, reading));
    await breathe();
  }
}

function itemOfLine(line: Line, reading: One): Item {
  const place = { file: reading.file, line: line.number, bytesRead: line.bytesRead };
  if ('reason' in line) return { ...place, kind: 'rejected', designation: null, reason: line.reason };
  try {
    const record = readRecord(line.text);
    if (reading.publisher && record.publisher && record.publisher !== reading.publisher)
      return { ...place, kind: 'other-publisher' };
    const { document, remarks } = recordDocument(record, {
      publisher: reading.publisher,
      source: catalogueName(reading.file),
    });
    const all = [...record.remarks, ...remarks];
    return ofWantedPublisher({ ...place, kind: 'document', document, remarks: all }, reading);
  } catch (cause) {
    return rejected(place, cause);
  }
}

/** A catalogue that does not say whose it is goes by the name of its file. */
const catalogueName = (file: string): string =>
  basename(file).replace(/\..*$/, '').slice(0, 50) || 'catalogue';

const rejected = (place: Place & { bytesRead: number }, cause: unknown): Item => {
  if (cause instanceof Rejected)
    return { ...place, kind: 'rejected', designation: cause.designation, reason: cause.message };
  if (cause instanceof StsError)
    return { ...place, kind: 'rejected', designation: null, reason: cause.message };
  throw new Error(`Could not take in ${place.file}${place.line === null ? '' : `, line ${place.line}`}`, {
    cause,
  });
};

async function itemOfSts({ path, size }: Delivery, reading: One): Promise<Item> {
  const place = { file: reading.file, line: null, bytesRead: size };
  try {
    const delivered = await readDelivery(path);
    const publisher = await reading.publisherOfSource(sourceHash(delivered));
    if (publisher !== null)
      return reading.publisher === null || reading.publisher === publisher
        ? { ...place, kind: 'known', publisher }
        : { ...place, kind: 'other-publisher' };
    const document = await readStandard(delivered, reading.files);
    return ofWantedPublisher({ ...place, kind: 'document', document, remarks: [] }, reading);
  } catch (cause) {
    return rejected(place, cause);
  }
}

function ofWantedPublisher(
  item: Item & { document: NewDocument },
  { publisher, isOwnAlone = false }: One,
): Item {
  const { file, line, bytesRead, document } = item;
  if (publisher === null) return item;
  if (document.publisher_code !== publisher) return { file, line, bytesRead, kind: 'other-publisher' };
  // A record may say of itself who it is: it must not say that it is a document of somebody else.
  if (isOwnAlone && !document.content_code.startsWith(`${publisher}|`)) {
    const reason = `contentCode is ${document.content_code}, which is no code of ${publisher}`;
    return { file, line, bytesRead, kind: 'rejected', designation: document.designation, reason };
  }
  return item;
}

async function* itemsOfManifest({ path, size }: Delivery, reading: One): AsyncGenerator<readonly Item[]> {
  const file = { file: reading.file, line: null, bytesRead: size };
  const read = await readManifest(path).catch((cause: unknown) => {
    if (cause instanceof Rejected) return cause;
    throw cause;
  });
  if (read instanceof Rejected) {
    yield [rejected(file, read)];
    return;
  }
  // Said again after an interruption, which changes nothing.
  if (reading.after === 0) yield* itemsOfFacts(read, { ...reading, path });
  const entries = read.documents;
  for (const [at, entry] of entries.entries()) {
    const place = { ...file, line: at + 1, bytesRead: Math.round((size * (at + 1)) / entries.length) };
    if (place.line <= reading.after) continue;
    if (entry instanceof Rejected) {
      yield [rejected(place, entry)];
      continue;
    }
    try {
      const { document, remarks } = await textDocument(entry, { ...reading, manifest: path });
      const all = [...entry.record.remarks, ...remarks];
      yield [ofWantedPublisher({ ...place, kind: 'document', document, remarks: all }, reading)];
    } catch (cause) {
      yield [rejected(place, cause)];
    }
  }
}

type Said = Pick<One, 'file' | 'publisher' | 'isOwnAlone'> & { readonly path: string };

/** What a manifest says of publishers, names and work stands before its first document. */
async function* itemsOfFacts(
  { publishers, names, workItems }: Manifest,
  { path, file, publisher, isOwnAlone = false }: Said,
): AsyncGenerator<readonly Item[]> {
  const place = { file, line: 0, bytesRead: 0 };
  const facts = [
    ...publishers.map((given) => async () => {
      refuseNul(given, { prefix: 'publishers: ' });
      return publisherFact(given, path);
    }),
    ...names.map((given) => async () => {
      refuseNul(given, { prefix: 'names: ' });
      return nameFact(given);
    }),
    ...workItems.map((given) => async () => {
      refuseNul(given, { prefix: 'workItems: ' });
      return workItemFact(given);
    }),
  ];
  for (const read of facts) {
    const item = await read().then(
      (fact): Item => ({ ...place, kind: 'fact', fact }),
      (cause: unknown) => rejected(place, cause),
    );
    const owner = item.kind === 'fact' ? publisherOf(item.fact) : null;
    const isShared = item.kind === 'fact' && owner === null;
    const isOfOther = publisher !== null && (isShared ? isOwnAlone : owner !== null && owner !== publisher);
    yield [isOfOther ? { ...place, kind: 'other-publisher' } : item];
  }
}

/** The publisher that a fact is about; names of values are nobody's. */
function publisherOf(fact: Fact): string | null {
  if (fact.of === 'publisher') return fact.publisher.code;
  return fact.of === 'work-item' ? fact.workItem.publisher_code : null;
}
