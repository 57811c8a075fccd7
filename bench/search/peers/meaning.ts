import { currentFirst, fused } from '../../../apps/server/src/modules/search/meaning/fused.ts';
import { weightedTextsOf } from '../../../apps/server/src/modules/search/meaning/weightedTexts.ts';
import {
  createTrainingData,
  createSpace,
  trainModel,
  termsOf,
  vectorOf,
} from '../../../packages/meaning/src/index.ts';
import type { Peer } from '../peer.ts';
import { residentMegabytes } from '../processFigures.ts';
import type { BenchDocument } from '../records.ts';
import { norma } from './norma.ts';

const maxFamilies = 50_000;
const atATime = 500;

/** The search by meaning as the product learns it from the documents, alone or fused with that by words. */
export function meaning(source: string, { isFused }: { isFused: boolean }): Peer {
  const words = isFused ? norma(source) : undefined;
  let nearest: (text: string) => string[] = () => [];
  let members: { id: string; family: number; isCurrent: boolean }[] = [];
  return {
    build: async (documents) => {
      const all = await Array.fromAsync(documents);
      await words?.build(documents);
      const families = [
        ...Map.groupBy(all, ({ publisher, family, id }) => `${publisher} ${family || id}`).values(),
      ];
      const trainingData = createTrainingData();
      for (let at = 0; at < families.length; at += Math.max(1, families.length / maxFamilies))
        trainingData.add((families[Math.floor(at)] ?? []).map((document) => termsOf(said(document))));
      const model = trainModel(trainingData, all.length);
      const space = createSpace(model.dimensions);
      for (let at = 0; at < all.length; at += atATime) {
        const some = all.slice(at, at + atATime);
        const vectors = new Float32Array(some.length * model.dimensions);
        for (const [place, document] of some.entries())
          vectors.set(vectorOf(model, termsOf(said(document))), place * model.dimensions);
        const handicap = (isCurrent: boolean): number => (isCurrent ? 0 : 0.05);
        space.put(
          some.map(({ id, publisher, isCurrent }) => ({
            id,
            fingerprint: 0,
            publisher,
            handicap: handicap(isCurrent),
          })),
          vectors,
        );
      }
      const publishers = [...new Set(all.map(({ publisher }) => publisher))];
      members = families.flatMap((each, family) =>
        each.map(({ id, isCurrent }) => ({ id, family, isCurrent })),
      );
      nearest = (text) =>
        space
          .nearest({ vector: vectorOf(model, termsOf([{ text, weight: 1 }])), publishers, max: 1_000 })
          .map(({ id }) => id);
    },
    search: async (question) => {
      const near = nearest(question.text);
      const found = await words?.search(question);
      const ids = found ? currentFirst(question.text, fused(found.ids, near), members) : near;
      return { total: ids.length, ids, counted: {} };
    },
    memory: () => residentMegabytes('self'),
    close: async () => words?.close(),
  };
}

function said({ title, otherTitles, keywords, description, body }: BenchDocument) {
  return weightedTextsOf({
    title,
    titles: otherTitles,
    keywords: [keywords],
    description,
    abstracts: {},
    body,
  });
}
