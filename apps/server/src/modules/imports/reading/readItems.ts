import { basename } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { StsError } from '@norma/sts';
import type { Delivery } from './deliveries.ts';
import type { HowToRead, ReadingPlace, ReadItem } from './deliveryReader.ts';
import { nameFact, publisherFact } from './facts.ts';
import { Rejected, type Fact, type Item, type Place } from './item.ts';
import { linesOf, type Line } from './lines.ts';
import { readManifest, type Manifest } from './manifest.ts';
import { readRecord } from './record.ts';
import { deliveredHash, isAmong, namedIn } from './knownRecords.ts';
import { refuseNul } from './refuseNul.ts';
import { recordDocument } from './recordDocument.ts';
import { readStandard, sourceHash } from './standard.ts';
import { readDelivery } from './stsFiles.ts';
import { textDocument } from './textDocument.ts';
import { workItemFact } from './workItemFact.ts';

/**
 * Everything that a delivered file holds after a line, in order. Parses and sanitizes what others wrote: the server
 * runs it in a thread.
 */
export async function* readItems(
  delivery: Delivery,
  how: HowToRead,
  onPlace: (place: ReadingPlace) => void = () => undefined,
): AsyncGenerator<readonly ReadItem[]> {
  if (delivery.kind === 'records') {
    for await (const lines of linesOf(delivery.path, how.after)) yield* itemsOfLines(lines, how);
  } else if (delivery.kind === 'manifest') yield* itemsOfManifest(delivery, how, onPlace);
  else yield* itemsOfSts(delivery, how);
}

const linesAtATime = 250;

async function* itemsOfLines(lines: readonly Line[], how: HowToRead): AsyncGenerator<readonly ReadItem[]> {
  for (let at = 0; at < lines.length; at += linesAtATime) {
    yield lines.slice(at, at + linesAtATime).map((line) => itemOfLine(line, how));
    // Where this runs without a thread, others get their turn.
    await breathe();
  }
}

function itemOfLine(line: Line, how: HowToRead): ReadItem {
  const place = { file: how.file, line: line.number, bytesRead: line.bytesRead };
  if ('reason' in line) return { ...place, kind: 'rejected', designation: null, reason: line.reason };
  try {
    const hash = deliveredHash(line.text, how, catalogName(how.file));
    // Its document agreed with exactly this record when it was last written.
    if (isAmong(how.known, hash)) {
      const named = namedIn(line.text);
      const publisher = named.publisher ?? how.publisher;
      const source = (named.source ?? catalogName(how.file)).toLowerCase();
      if (publisher !== null) return { ...place, kind: 'known', publisher, record: { hash, source } };
    }
    const record = readRecord(line.text);
    if (how.publisher && record.publisher && record.publisher !== how.publisher)
      return { ...place, kind: 'other-publisher' };
    const { document, remarks } = recordDocument(record, {
      publisher: how.publisher,
      source: catalogName(how.file),
    });
    const all = [...record.remarks, ...remarks];
    return ofRequestedPublisher(
      {
        ...place,
        kind: 'document',
        // What was remarked on is told again each time; of words of status the library knows whether they are.
        document: all.length > 0 ? document : { ...document, delivered_hash: String(hash) },
        remarks: all,
        texts: [],
        pdf: null,
      },
      how,
    );
  } catch (cause) {
    return rejected(place, cause);
  }
}

/** A catalog that does not say whose it is goes by the name of its file. */
const catalogName = (file: string): string => basename(file).replace(/\..*$/, '').slice(0, 50) || 'catalogue';

const rejected = (
  place: Place & { bytesRead: number },
  cause: unknown,
): Extract<Item, { kind: 'rejected' }> => {
  if (cause instanceof Rejected)
    return { ...place, kind: 'rejected', designation: cause.designation, reason: cause.message };
  if (cause instanceof StsError)
    return { ...place, kind: 'rejected', designation: null, reason: cause.message };
  // What a text makes the stack or a string grow to, beyond what there is of them.
  if (cause instanceof RangeError)
    return { ...place, kind: 'rejected', designation: null, reason: `cannot be read: ${cause.message}` };
  throw new Error(`Could not import ${place.file}${place.line === null ? '' : `, line ${place.line}`}`, {
    cause,
  });
};

async function* itemsOfSts(
  { path, size, root }: Delivery,
  how: HowToRead,
): AsyncGenerator<readonly ReadItem[]> {
  const place = { file: how.file, line: null, bytesRead: size };
  try {
    const delivered = await readDelivery(path, root);
    yield [{ ...place, kind: 'source', hash: sourceHash(delivered) }];
    const read = readStandard(delivered, { publisher: how.publisher, file: how.file });
    yield [ofRequestedPublisher({ ...place, kind: 'document', ...read, pdf: null }, how)];
  } catch (cause) {
    yield [rejected(place, cause)];
  }
}

function ofRequestedPublisher(
  item: Extract<ReadItem, { kind: 'document' }>,
  { publisher, isOwnAlone }: HowToRead,
): ReadItem {
  const { file, line, bytesRead, document } = item;
  if (publisher === null) return item;
  if (document.publisher_code !== publisher) return { file, line, bytesRead, kind: 'other-publisher' };
  // A record may say of itself who it is: it must not say that it is a document of someone else.
  if (isOwnAlone && !document.content_code.startsWith(`${publisher}|`)) {
    const reason = `contentCode is ${document.content_code}, which is not a code of ${publisher}`;
    return { file, line, bytesRead, kind: 'rejected', designation: document.designation, reason };
  }
  return item;
}

async function* itemsOfManifest(
  { path, size }: Delivery,
  how: HowToRead,
  onPlace: (place: ReadingPlace) => void,
): AsyncGenerator<readonly ReadItem[]> {
  const file = { file: how.file, line: null, bytesRead: size };
  const read = await readManifest(path).catch((cause: unknown) => {
    if (cause instanceof Rejected) return cause;
    throw cause;
  });
  if (read instanceof Rejected) {
    yield [rejected(file, read)];
    return;
  }
  // Said again after an interruption, which changes nothing.
  if (how.after === 0) yield* itemsOfFacts(read, { ...how, path });
  const entries = read.documents;
  for (const [at, entry] of entries.entries()) {
    const place = { ...file, line: at + 1, bytesRead: Math.round((size * (at + 1)) / entries.length) };
    if (place.line <= how.after) continue;
    if (entry instanceof Rejected) {
      yield [rejected(place, entry)];
      continue;
    }
    onPlace({ line: place.line, name: entry.html ?? entry.pdf ?? '' });
    try {
      const found = await textDocument(entry, { publisher: how.publisher, manifest: path });
      const remarks = [...entry.record.remarks, ...found.remarks];
      yield [ofRequestedPublisher({ ...place, kind: 'document', ...found, remarks }, how)];
    } catch (cause) {
      yield [rejected(place, cause)];
    }
  }
}

/** What a manifest says of publishers, names and work stands before its first document. */
async function* itemsOfFacts(
  { publishers, names, workItems }: Manifest,
  { path, file, publisher, isOwnAlone }: HowToRead & { readonly path: string },
): AsyncGenerator<readonly ReadItem[]> {
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
      (fact): Extract<Item, { kind: 'fact' | 'rejected' }> => ({ ...place, kind: 'fact', fact }),
      (cause: unknown) => rejected(place, cause),
    );
    const owner = item.kind === 'fact' ? publisherOf(item.fact) : null;
    const isShared = item.kind === 'fact' && owner === null;
    const isOfOther = publisher !== null && (isShared ? isOwnAlone : owner !== null && owner !== publisher);
    yield [isOfOther ? { ...place, kind: 'other-publisher' } : item];
  }
}

/** The publisher that a fact is about; names of values are no one's. */
function publisherOf(fact: Fact): string | null {
  if (fact.of === 'publisher') return fact.publisher.code;
  return fact.of === 'work-item' ? fact.workItem.publisher_code : null;
}
