import { renameSync, writeFileSync } from 'node:fs';
import { readSts, toTypst } from '@norma/sts';
import { startTypesetter } from '../../apps/server/src/adapters/pdf-maker/typeset.ts';
import { largeStandard } from '../reading/largeStandard.ts';
import { seededRandom } from '../search/random.ts';

// Started by redline.ts: the clauses, and where to put the PDFs of the old edition and of the new one.
const [clauses, basePath = '', targetPath = ''] = process.argv.slice(2);
const typesetter = startTypesetter();
const random = seededRandom(7);
const old = largeStandard({ clauses: Number(clauses) });

/** One paragraph in five has other words, one in fifty is gone, and one in fifty has another one behind it. */
const target = old.replaceAll(/<p>([A-Z][^<]+)<\/p>/g, (whole, text: string) => {
  const chance = random();
  if (chance < 0.02) return '';
  if (chance < 0.04) return `${whole}<p>Each anchor of this kind is marked before it leaves the works.</p>`;
  if (chance > 0.24) return whole;
  const words = text.split(' ');
  words.splice(Math.floor(random() * words.length), 3, 'stainless', 'rod');
  return `<p>${words.join(' ')}</p>`;
});

for (const [xml, path] of [
  [old, basePath],
  [target, targetPath],
] as const) {
  const source = toTypst(readSts(xml), { graphic: () => undefined });
  writeFileSync(`${path}.unfinished`, typesetter.typeset(source));
  renameSync(`${path}.unfinished`, path);
}
