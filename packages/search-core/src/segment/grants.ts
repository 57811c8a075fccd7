import type { SearchRequest } from '../request.ts';
import { grantKey, type AnalysedDocument } from './analysed.ts';
import { addTo, emptyBitset, intersectWith, type Bitset } from './bitset.ts';
import { placeOf } from './dictionary.ts';
import { invertLists, listAt, packLists, type Lists } from './lists.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Which documents each publisher and each collection opens. */
export type Grants = {
  keys: string[];
  documents: Lists;
  size: number;
  /** Sets made lately: tenants and subscriptions are few, requests many. */
  recent: Map<string, Bitset>;
};

const REMEMBERED = 64;

/** Turns the documents' grants around. */
export function buildGrants(documents: AnalysedDocument[], vocabulary: Vocabulary): Grants {
  const { texts, ranks } = vocabulary.sorted(documents.flatMap(({ grants }) => [...grants]));
  const lists = packLists(documents.map(({ grants }) => grants.map((grant) => ranks[grant] as number)));
  return {
    keys: texts,
    documents: invertLists(lists, texts.length),
    size: documents.length,
    recent: new Map(),
  };
}

/** The documents that the request may show: in the tenant's scope and, if asked, opened by the entitlement. */
export function visibleDocuments(grants: Grants, { scope, entitled }: SearchRequest): Bitset {
  const request = JSON.stringify([scope, entitled?.publishers, entitled?.collections]);
  const known = grants.recent.get(request);
  if (known) return known;
  const visible = documentsOpenedBy(grants, scope, []);
  if (entitled) intersectWith(visible, documentsOpenedBy(grants, entitled.publishers, entitled.collections));
  if (grants.recent.size >= REMEMBERED) grants.recent.clear();
  grants.recent.set(request, visible);
  return visible;
}

function documentsOpenedBy(grants: Grants, publishers: string[], collections: string[]): Bitset {
  const opened = emptyBitset(grants.size);
  const keys = [
    ...publishers.map((publisher) => grantKey('publisher', publisher)),
    ...collections.map((collection) => grantKey('collection', collection)),
  ];
  for (const key of keys) {
    const place = placeOf(grants.keys, key);
    if (place === undefined) continue;
    for (const document of listAt(grants.documents, place)) addTo(opened, document);
  }
  return opened;
}
