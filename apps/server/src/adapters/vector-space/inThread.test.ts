import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { VectorSpace } from '../../ports/vector-space.ts';
import { vectorSpacesInThreads } from './inThread.ts';

const one = { identity: 'model one', dimensions: 2 };
const everywhere = { publishers: ['NSB'], max: 10 };
const east = Float32Array.of(1, 0);
const north = Float32Array.of(0, 1);
const entry = (id: string) => ({ id, fingerprint: 1, publisher: 'NSB', handicap: 0 });

function someSpaces(folder = mkdtempSync(join(tmpdir(), 'norma-vectors-'))) {
  const refused: string[] = [];
  const spaces = vectorSpacesInThreads({ folder, onRefused: (reason) => refused.push(reason) });
  const open = async (of = one): Promise<VectorSpace> => {
    const space = await spaces.open(of);
    onTestFinished(() => space.close());
    return space;
  };
  return { folder, refused, open };
}

async function kept(folder?: string) {
  const spaces = someSpaces(folder);
  const space = await spaces.open();
  await space.put([entry('a'), entry('b')], Float32Array.of(1, 0, 0, 1));
  await space.save();
  return { ...spaces, space };
}

describe('a space of vectors', () => {
  it('finds what lies near, and no more what is removed', async () => {
    const { space } = await kept();
    expect(await space.nearest({ vector: east, ...everywhere })).toEqual([
      { id: 'a', similarity: expect.closeTo(1, 5) },
    ]);
    await space.remove(['a', 'unknown']);
    expect(await space.nearest({ vector: east, ...everywhere })).toEqual([]);
    expect([...(await space.fingerprints()).keys()]).toEqual(['b']);
  });

  it('is there again when it was stored, and leaves nothing unfinished', async () => {
    const { folder, open, refused } = await kept();
    const again = await open();
    expect(await again.nearest({ vector: north, ...everywhere })).toMatchObject([{ id: 'b' }]);
    expect(refused).toEqual([]);
    expect(readdirSync(folder)).toEqual(['vectors']);
  });

  it('of another embedder is refused, and begins empty', async () => {
    const { open, refused } = await kept();
    const other = await open({ ...one, identity: 'model two' });
    expect([...(await other.fingerprints())]).toEqual([]);
    expect(refused).toEqual(['the vectors were computed by the model "model one"']);
  });

  it('that is damaged is refused, wherever the damage is', async () => {
    const { folder, open, refused } = await kept();
    const path = join(folder, 'vectors');
    const whole = readFileSync(path);
    for (const at of [0, 40, whole.length - 1]) {
      const damaged = Buffer.from(whole);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      writeFileSync(path, damaged);
      expect([...(await (await open()).fingerprints())]).toEqual([]);
    }
    writeFileSync(path, whole.subarray(0, -1));
    expect([...(await (await open()).fingerprints())]).toEqual([]);
    expect(refused).toEqual(Array.from({ length: 4 }, () => `${path} is damaged`));
  });
});
