import { best, type Scored } from './best.ts';
import { packed, unpacked } from './packing.ts';
import { chanceSimilarity, copyRow, cosine, emptyRows, writeRow, type Rows } from './rows.ts';

/** Metadata of a document's vector. */
export type Entry = {
  readonly id: string;
  /** A number that is another when the document is. */
  readonly fingerprint: number;
  readonly publisher: string;
  /** Subtracted from the similarity for the order, as for a superseded edition. */
  readonly handicap: number;
};

/** A nearest-neighbor query: the `max` documents of some publishers nearest to a vector. */
export type Asked = {
  readonly vector: Float32Array;
  readonly publishers: readonly string[];
  readonly max: number;
};

/** Documents near enough in meaning, in order; similarity is the cosine, at most 1. */
export type Near = { readonly id: string; readonly similarity: number }[];

/** Documents as vectors, one byte per number. Queries are compared with all of them (exact search). */
export type Space = {
  readonly put: (entries: readonly Entry[], vectors: Float32Array) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly nearest: (asked: Asked) => Near;
  /** The fingerprint of each document by its id. */
  readonly fingerprints: () => Map<string, number>;
  readonly size: () => number;
  /** The whole space, to be stored in a file. */
  readonly bytes: () => Uint8Array;
};

type Columns = {
  readonly rows: Rows;
  readonly fingerprints: Float64Array;
  readonly handicaps: Float32Array;
  /** Places in the list of publishers. */
  readonly publishers: Uint32Array;
};

/** Minimum similarity as a share of the best one. */
const nearestShare = 0.5;

/** An empty space, or the one that `bytes` hold; throws when they hold none of so many dimensions. */
export function createSpace(dimensions: number, bytes?: Uint8Array): Space {
  const stored = bytes && spaceOf(bytes, dimensions);
  const ids = stored?.ids ?? [];
  const publishers = stored?.publishers ?? [];
  let columns = stored?.columns ?? emptyColumns(0, dimensions);
  const places = new Map(ids.map((id, place) => [id, place]));
  const publisherPlaces = new Map(publishers.map((publisher, place) => [publisher, place]));
  const question = emptyRows(1, dimensions);
  let byChance: number | null = null;

  const placeOfPublisher = (publisher: string): number => {
    const place = publisherPlaces.get(publisher) ?? publishers.push(publisher) - 1;
    publisherPlaces.set(publisher, place);
    return place;
  };

  return {
    put: (entries, vectors) => {
      byChance = null;
      columns = withCapacity(columns, ids.length + entries.length);
      entries.forEach(({ id, fingerprint, publisher, handicap }, at) => {
        const place = places.get(id) ?? ids.push(id) - 1;
        places.set(id, place);
        columns.fingerprints[place] = fingerprint;
        columns.handicaps[place] = handicap;
        columns.publishers[place] = placeOfPublisher(publisher);
        writeRow(columns.rows, place, vectors.subarray(at * dimensions, (at + 1) * dimensions));
      });
    },

    remove: (removed) => {
      byChance = null;
      for (const id of removed) {
        const place = places.get(id);
        const last = ids.at(-1);
        if (place === undefined || last === undefined) continue;
        // The last entry moves into the gap.
        move(columns, ids.length - 1, place);
        ids[place] = last;
        places.set(last, place);
        places.delete(id);
        ids.pop();
      }
    },

    nearest: ({ vector, publishers: offered, max }) => {
      if (vector.every((number) => number === 0)) return [];
      writeRow(question, 0, vector);
      byChance ??= chanceSimilarity(columns.rows, ids.length);
      const isOffered = publishers.map((publisher) => offered.includes(publisher));
      const found = best<Scored & { similarity: number }>(max);
      ids.forEach((id, place) => {
        if (!isOffered[columns.publishers[place] ?? 0]) return;
        const similarity = cosine(columns.rows, place, question, 0);
        if (similarity < (byChance ?? 0)) return;
        found.offer({ id, similarity, score: similarity - (columns.handicaps[place] ?? 0) });
      });
      return nearEnough(found.ranked());
    },

    fingerprints: () => new Map(ids.map((id, place) => [id, columns.fingerprints[place] ?? 0])),
    size: () => ids.length,
    bytes: () => bytesOf({ columns, ids, publishers }),
  };
}

function nearEnough(ranked: readonly { id: string; similarity: number }[]): Near {
  const min = nearestShare * ranked.reduce((max, { similarity }) => Math.max(max, similarity), 0);
  return ranked
    .filter(({ similarity }) => similarity >= min)
    .map(({ id, similarity }) => ({ id, similarity: Math.min(1, similarity) }));
}

const emptyColumns = (capacity: number, dimensions: number): Columns => ({
  rows: emptyRows(capacity, dimensions),
  fingerprints: new Float64Array(capacity),
  handicaps: new Float32Array(capacity),
  publishers: new Uint32Array(capacity),
});

/** The same columns with capacity for so many documents, and for a quarter more whenever they must be moved. */
function withCapacity(columns: Columns, count: number): Columns {
  if (count <= columns.fingerprints.length) return columns;
  const wider = emptyColumns(count + (count >> 2), columns.rows.dimensions);
  wider.rows.numbers.set(columns.rows.numbers);
  wider.rows.units.set(columns.rows.units);
  wider.fingerprints.set(columns.fingerprints);
  wider.handicaps.set(columns.handicaps);
  wider.publishers.set(columns.publishers);
  return wider;
}

function move({ rows, fingerprints, handicaps, publishers }: Columns, from: number, to: number): void {
  copyRow(rows, from, to);
  fingerprints[to] = fingerprints[from] ?? 0;
  handicaps[to] = handicaps[from] ?? 0;
  publishers[to] = publishers[from] ?? 0;
}

type StoredSpace = { columns: Columns; ids: string[]; publishers: string[] };

function bytesOf({ columns, ids, publishers }: StoredSpace): Uint8Array {
  const count = ids.length;
  const { numbers, units, dimensions } = columns.rows;
  return packed({
    numbers: numbers.subarray(0, count * dimensions),
    units: units.subarray(0, count),
    fingerprints: columns.fingerprints.subarray(0, count),
    handicaps: columns.handicaps.subarray(0, count),
    publishers: columns.publishers.subarray(0, count),
    names: new TextEncoder().encode(JSON.stringify({ ids, publishers })),
  });
}

function spaceOf(bytes: Uint8Array, dimensions: number): StoredSpace {
  const { names, numbers, units, ...columns } = unpacked(bytes, {
    numbers: Int8Array,
    units: Float32Array,
    fingerprints: Float64Array,
    handicaps: Float32Array,
    publishers: Uint32Array,
    names: Uint8Array,
  });
  const { ids, publishers } = namesOf(names);
  const isWhole =
    numbers.length === ids.length * dimensions &&
    [units, columns.fingerprints, columns.handicaps, columns.publishers].every(
      ({ length }) => length === ids.length,
    );
  if (!isWhole) throw new Error(`These bytes are no space of ${dimensions} dimensions`);
  return { ids, publishers, columns: { rows: { numbers, units, dimensions }, ...columns } };
}

function namesOf(bytes: Uint8Array): { ids: string[]; publishers: string[] } {
  const read: unknown = JSON.parse(new TextDecoder().decode(bytes));
  const { ids, publishers } = (read ?? {}) as Record<string, unknown>;
  if (!isStrings(ids) || !isStrings(publishers))
    throw new Error('These bytes are no space: names are missing');
  return { ids, publishers };
}

const isStrings = (given: unknown): given is string[] =>
  Array.isArray(given) && given.every((each) => typeof each === 'string');
