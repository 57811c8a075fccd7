import { crc32 } from 'node:zlib';
import { z } from 'zod';

/** Raised when what the files of a snapshot mean changes; snapshots of another version are not read. */
const formatVersion = 1;

const Whole = z.int().min(0);

const Segment = z.object({
  key: z.uuid(),
  bytes: Whole,
  crc32: Whole,
  /** Removed documents as a bit set, in base64. */
  removed: z.base64(),
});

const Manifest = z.object({
  format: z.literal('norma-search'),
  formatVersion: z.literal(formatVersion),
  /** Of the engine: another one may analyse words otherwise. */
  version: z.string(),
  origin: z.object({ library: z.string(), form: z.int(), mark: z.string().regex(/^\d+$/) }),
  segments: z.array(Segment),
});

/** What a snapshot consists of. */
export type SnapshotManifest = Omit<z.infer<typeof Manifest>, 'format' | 'formatVersion'>;

/** A file of a segment, and how to tell that it is whole. */
export type SnapshotFile = { readonly key: string; readonly bytes: number; readonly crc32: number };

/** A segment's file: immutable, and named by its key. */
export const segmentFile = (key: string): string => `${key}.segment`;

/** The file that makes the others a snapshot. */
export const manifestFile = 'manifest';

/** The text of a manifest, its checksum before it. */
export function manifestText(manifest: SnapshotManifest): string {
  const json = JSON.stringify({ format: 'norma-search', formatVersion, ...manifest });
  return `${crc32(json)}\n${json}`;
}

/** Reads a manifest; throws saying why it cannot be used. */
export function parseManifest(text: string, version: string): SnapshotManifest {
  const [checksum = '', json = ''] = text.split('\n', 2);
  if (checksum !== String(crc32(json))) throw new Error('its manifest is damaged');
  const parsed = Manifest.safeParse(JSON.parse(json));
  if (!parsed.success || parsed.data.version !== version)
    throw new Error('it was written by another version');
  return parsed.data;
}
