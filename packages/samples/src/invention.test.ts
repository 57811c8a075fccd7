import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { deliveredFolder } from './deliveredFolder.ts';
import { people } from './people.ts';
import { publishers } from './publishers.ts';
import { standardsFolder } from './standardsFolder.ts';
import { tenants } from './tenants.ts';
import { readEditions, textOf } from './testing/editions.ts';
import { realBodiesIn } from './testing/realBodies.ts';

describe('nothing in the demo library names a real standards body', () => {
  it.each(readEditions().map((edition) => ({ path: edition.path, text: textOf(edition.document) })))(
    'in $path',
    ({ text }) => expect(realBodiesIn(text)).toEqual([]),
  );

  it('in a drawing', () => {
    const files = readdirSync(standardsFolder, { recursive: true }).map(String);
    const drawings = files.filter((path) => path.endsWith('.svg'));
    expect(drawings.length).toBeGreaterThanOrEqual(10);
    for (const path of drawings) {
      const words = readFileSync(new URL(path, standardsFolder), 'utf8').replace(/<[^>]*>/g, ' ');
      expect(realBodiesIn(words), path).toEqual([]);
    }
  });

  it('among publishers, people and the names and addresses of accounts', () => {
    const places = accounts.map(({ name, acronym, address }) => [name, acronym, ...Object.values(address)]);
    expect(realBodiesIn(JSON.stringify([publishers, people, places]))).toEqual([]);
  });

  it('in what is delivered beside the standards, and in the agreements of accounts', () => {
    const files = readdirSync(deliveredFolder, { recursive: true }).map(String);
    const texts = files.filter((path) => /\.(html|json|ndjson)$/.test(path));
    expect(texts.length).toBeGreaterThanOrEqual(4);
    for (const path of texts)
      expect(realBodiesIn(readFileSync(new URL(path, deliveredFolder), 'utf8')), path).toEqual([]);
    expect(realBodiesIn(accounts.map(({ agreement = '' }) => agreement).join('\n'))).toEqual([]);
  });

  it('in the words of a tenant', () => {
    const words = tenants.map((tenant) => ({ ...tenant, key: '' }));
    expect(realBodiesIn(JSON.stringify(words))).toEqual([]);
  });

  it('and such a name would be noticed', () => {
    expect(realBodiesIn('tested to ISO 9001 and ASTM E1512')).toEqual(['ASTM', 'ISO']);
    expect(realBodiesIn('a comparison of enhanced cement')).toEqual([]);
  });
});
