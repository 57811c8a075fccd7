import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { aFolder, checkout } from '../testing.ts';
import { allowed, retired } from '../vocabulary.mjs';

/** The gate over a project with these files. */
function checking(files: Record<string, string>) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(checkout, 'bin/check-vocabulary.mjs'), aFolder(files)],
    { encoding: 'utf8' },
  );
  return { status, complaints: stderr.trim().split('\n').filter(Boolean) };
}

describe('The check of the vocabulary', () => {
  it('refuses a retired identifier, file name and phrase', () => {
    const { status, complaints } = checking({
      'packages/lineage/src/pairs.ts': 'export const young = 1;\n',
      'packages/reader/src/pdf/sheets.ts': 'export const pages = 1;\n',
      'packages/meaning/src/model.ts': '/** What was learnt. */\nexport const model = 1;\n',
    });
    expect(status).toBe(1);
    expect(complaints).toEqual([
      expect.stringMatching(/^packages\/lineage\/src\/pairs\.ts: the identifier “young” .*“target”$/),
      expect.stringMatching(/^packages\/meaning\/src\/model\.ts: the phrase “learnt” .*“trained”$/),
      expect.stringMatching(/^packages\/reader\/src\/pdf\/sheets\.ts: the file “sheets” .*“pages”$/),
    ]);
  });

  it('leaves the same words alone in other places, within longer identifiers and in texts', () => {
    const { status, complaints } = checking({
      'packages/anchoring/src/young.ts': 'export const young = 1;\n',
      'packages/lineage/src/pairs.ts': "export const youngest = 'the young one'; // a young tree\n",
    });
    expect({ status, complaints }).toEqual({ status: 0, complaints: [] });
  });

  it('has each word once in a place, and a reason for each exception', () => {
    const rows = retired.flatMap(({ kind, word, in: places }) =>
      places.map((place) => `${kind} ${word} ${place}`),
    );
    expect(rows).toHaveLength(new Set(rows).size);
    for (const { reason } of allowed) expect(reason).not.toBe('');
  });
});
