import type { WeightedTexts } from '../../../ports/embedder.ts';
import type { SpacePoint } from '../../../ports/vector-space.ts';
import { isCurrent, type EmbeddableDocument } from '../../documents/index.ts';

/** What a document says, what matters most first. A title in several languages joins them: their words meet in it. */
export const weightedTextsOf = (
  document: Pick<EmbeddableDocument, 'title' | 'titles' | 'keywords' | 'description' | 'abstracts' | 'body'>,
): WeightedTexts => [
  { text: joined([document.title, ...Object.values(document.titles)]), weight: 3 },
  { text: document.keywords.join('. '), weight: 2 },
  { text: joined([document.description, ...Object.values(document.abstracts)]), weight: 2 },
  { text: document.body, weight: 1 },
];

const joined = (texts: readonly string[]): string => [...new Set(texts)].join('.\n');

/** Enough to put a current edition before the ones that it replaces, and too little to hide what is much nearer. */
const handicapOfFormer = 0.05;

/** What is next to a document's vector. */
export const placedOf = (document: EmbeddableDocument): SpacePoint => ({
  id: document.contentCode,
  fingerprint: document.fingerprint,
  publisher: document.publisher,
  handicap: isCurrent(document) ? 0 : handicapOfFormer,
});
