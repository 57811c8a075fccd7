import { basename, relative } from 'node:path';
import type { FileStore } from '../../../ports/file-store.ts';
import type { PdfReader } from '../../../ports/pdf-reader.ts';
import type { Delivery } from './deliveries.ts';
import { ReadingStopped, type DeliveryReader, type HowToRead, type ReadItem } from './deliveryReader.ts';
import { Rejected, type Item, type Place } from './item.ts';
import { savedDocument } from './savedDocument.ts';

/** What reading deliveries takes from the rest of the server. */
export type Reading = Pick<HowToRead, 'publisher'> & {
  readonly isOwnAlone?: boolean;
  readonly known?: BigInt64Array;
  readonly reader: Pick<DeliveryReader, 'read'>;
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

/** What a file holds; what exceeds a bound of reading is rejected alone, and the rest of the file continues after it. */
async function* itemsOfOne(delivery: Delivery, reading: One): AsyncGenerator<readonly Item[]> {
  const { reader, file, publisher, isOwnAlone = false, known } = reading;
  let { after } = reading;
  for (;;) {
    try {
      for await (const some of reader.read(delivery, {
        file,
        publisher,
        isOwnAlone,
        after,
        // Other deliveries are many files, and have no records by the line.
        ...(known && delivery.kind === 'records' && { known }),
      })) {
        const items: Item[] = [];
        for (const item of some) {
          const finished = await finish(item, reading);
          if (finished) items.push(finished);
        }
        yield items;
        const isKnownSource = some.some(({ kind }) => kind === 'source') && items.length > 0;
        if (isKnownSource) break;
      }
      return;
    } catch (cause) {
      if (!(cause instanceof ReadingStopped)) throw cause;
      const { place, message } = cause;
      const line = place?.line ?? null;
      const reason = place?.name ? `${place.name} ${message}` : message;
      yield [{ file, line, bytesRead: delivery.size, kind: 'rejected', designation: null, reason }];
      if (line === null) return;
      after = line;
    }
  }
}

/** Does with what has been read what takes the rest of the server; null where nothing comes of it. */
async function finish(item: ReadItem, reading: One): Promise<Item | null> {
  const { file, line, bytesRead } = item;
  if (item.kind === 'source') {
    const publisher = await reading.publisherOfSource(item.hash);
    if (publisher === null) return null;
    const isIncluded = reading.publisher === null || reading.publisher === publisher;
    return isIncluded
      ? { file, line, bytesRead, kind: 'known', publisher }
      : { file, line, bytesRead, kind: 'other-publisher' };
  }
  if (item.kind !== 'document') return item;
  try {
    const { document, remarks } = await savedDocument(item, reading);
    return { file, line, bytesRead, kind: 'document', document, remarks };
  } catch (cause) {
    if (!(cause instanceof Rejected)) throw cause;
    const { designation, message: reason } = cause;
    return { file, line, bytesRead, kind: 'rejected', designation, reason };
  }
}
