import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive, and how the archive lies about it. */
export type Packed = {
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  /** What the archive says of its size and its checksum, where that is not the truth. */
  readonly claimed?: { readonly bytes?: number; readonly crc32?: number };
};

/** An archive as programs write it that people pack deliveries with. */
export function aZip(files: readonly Packed[], comment = ''): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const plain = Buffer.from(file.content);
    const data = file.isStored ? plain : deflateRawSync(plain);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE((file.isEncrypted ? 1 : 0) | 0x800, 2);
    facts.writeUInt16LE(file.isStored ? 0 : 8, 4);
    facts.writeUInt32LE(file.claimed?.crc32 ?? crc32(plain), 10);
    facts.writeUInt32LE(data.length, 14);
    facts.writeUInt32LE(file.claimed?.bytes ?? plain.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const head = Buffer.concat([signed(0x04034b50), facts, name]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    directory.push(signed(0x02014b50), Buffer.from([20, 3]), facts, place, name);
    bodies.push(head, data);
    at += head.length + data.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(at, 12);
  end.writeUInt16LE(Buffer.byteLength(comment), 16);
  return Buffer.concat([...bodies, list, signed(0x06054b50), end, Buffer.from(comment)]);
}

function signed(signature: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(signature);
  return bytes;
}
