import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { accounts } from './accounts.ts';
import { people } from './people.ts';
import { publishers } from './publishers.ts';
import { standardsFolder } from './standardsFolder.ts';
import { tenants } from './tenants.ts';
import { readEditions, textOf } from './testing/editions.ts';

/** Bodies that publish standards in the real world; their names are not ours to use. */
const REAL_BODIES = (
  'AASHTO ABS ACI AENOR AFNOR AGA AISC AISI ANSI API ASCE ASHRAE ASME ASTM AWS AWWA BIPM BSI BSMI CEN CENELEC CIE ' +
  'CSA DIN DNV DNVGL EAD EN ENV EOTA ETA ETAG ETSI GOST GSO IATA IEC IEEE IETF IHS IMO INCITS ISA ISO ITU JIS JISC ' +
  'JSA KS NACE NEMA NF NFPA NISO NIST NORSOK OASIS PTI RILEM SAC SAE SAI SASO SIS SNV SSPC UL UNE UNI VDE VDI W3C'
).split(' ');

const realBodiesIn = (text: string) => REAL_BODIES.filter((name) => new RegExp(`\\b${name}\\b`).test(text));

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

  it('in the words of a tenant', () => {
    const words = tenants.map((tenant) => ({ ...tenant, key: '' }));
    expect(realBodiesIn(JSON.stringify(words))).toEqual([]);
  });

  it('and such a name would be noticed', () => {
    expect(realBodiesIn('tested to ISO 9001 and ASTM E1512')).toEqual(['ASTM', 'ISO']);
    expect(realBodiesIn('a comparison of enhanced cement')).toEqual([]);
  });
});
