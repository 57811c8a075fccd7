import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { originStep, replay } from './origins.ts';
import { sentencesOf } from './sentences.ts';
import { wordOrigins } from './wordOrigins.ts';

type Clauses = readonly (readonly string[])[];

const article = (clauses: Clauses): string =>
  clauses
    .map(
      (sentences, at) => `<section id="c${at}"><h2>Clause ${at}</h2><p>${sentences.join(' ')}</p></section>`,
    )
    .join('');

const stepsOf = (editions: readonly string[]) =>
  editions.slice(1).map((target, at) => originStep(editions[at] ?? '', target, 'en'));

const flat = (text: string): string[] => sentencesOf(text, 'en').flatMap(({ sentences }) => sentences);

describe('The origins of words', () => {
  it('replay every later edition exactly [timeline-005]', () => {
    const word = fc.constantFrom(
      'shall',
      'load',
      '20 %',
      '25 mm',
      'the',
      'anchor',
      '23 °C,',
      'قوة',
      '荷重',
      'x<y',
    );
    const sentence = fc
      .array(word, { minLength: 1, maxLength: 9 })
      .map((words) => `Then ${words.join(' ').replaceAll('<', '&lt;')}.`);
    const edition = fc
      .array(fc.array(sentence, { maxLength: 5 }), { minLength: 1, maxLength: 4 })
      .map(article);
    fc.assert(
      fc.property(fc.array(edition, { minLength: 2, maxLength: 4 }), (editions) => {
        let current = flat(editions[0] ?? '');
        stepsOf(editions).forEach((step, at) => {
          current = replay(current, step);
          expect(current).toEqual(flat(editions[at + 1] ?? ''));
        });
      }),
      { numRuns: 60 },
    );
  });

  it('name the edition of each sentence and quantity, and what stood there before [timeline-004]', () => {
    const editions = [
      [['The mean displacement should not exceed 2.0 mm.', 'Report the load.']],
      [['The mean displacement shall not exceed 1.5 mm.', 'Report the load.']],
      [['The mean displacement shall not exceed 1.5 mm.', 'Report the load in kN.', 'Keep it for 10 days.']],
    ].map(article);
    const [clause] = wordOrigins(stepsOf(editions), 'en').filter(({ id }) => id === 'c0');
    expect(clause?.sentences.map(({ words, since }) => [words, since])).toEqual([
      ['The mean displacement shall not exceed 1.5 mm.', 1],
      ['Report the load in kN.', 2],
      ['Keep it for 10 days.', 2],
    ]);
    expect(clause?.sentences[0]?.parts).toEqual([
      { words: 'The mean displacement ', since: 0 },
      { words: 'shall ', since: 1 },
      { words: 'not exceed ', since: 0 },
      { words: '1.5 ', since: 1 },
      { words: 'mm.', since: 0 },
    ]);
    expect(clause?.sentences[0]?.values).toEqual([
      { words: '1.5 mm', since: 1, before: [{ words: '2.0 mm', since: 0 }] },
    ]);
    expect(clause?.sentences[2]?.values).toEqual([{ words: '10 days', since: 2, before: [] }]);
  });

  it('follow a sentence into another clause', () => {
    const long = 'Apply the sustained load within one minute and hold it for a thousand hours.';
    const editions = [
      [
        [long, 'Open the crack to its nominal width.'],
        ['Report the laboratory and the age of the concrete.'],
      ],
      [
        ['Open the crack to its nominal width.'],
        ['Report the laboratory and the age of the concrete.', long],
      ],
    ].map(article);
    const sentences = wordOrigins(stepsOf(editions), 'en').flatMap((clause) => clause.sentences);
    expect(sentences.every(({ since }) => since === 0)).toBe(true);
  });

  it('agree with git blame over one sentence a line, for sentences that did not move and are not repeated [timeline-005]', (context) => {
    if (!hasGit()) return context.skip('There is no git');
    const random = seeded(7);
    const vocabulary =
      'load anchor crack bond test member shall report apply measure hold mean value limit'.split(' ');
    const aSentence = (): string =>
      `The ${Array.from({ length: 6 + Math.floor(random() * 6) }, () => vocabulary[Math.floor(random() * vocabulary.length)]).join(' ')} ${Math.floor(random() * 900)} mm.`;
    let clauses = Array.from({ length: 30 }, () => Array.from({ length: 8 }, aSentence));
    const editions = [clauses];
    for (let edition = 1; edition < 6; edition += 1) {
      clauses = clauses.map((sentences) =>
        sentences.flatMap((sentence) => {
          const chance = random();
          if (chance < 0.05) return [];
          if (chance < 0.12) return [sentence.replace(/\d+ mm/, `${Math.floor(random() * 900)} mm`)];
          return chance < 0.17 ? [sentence, aSentence()] : [sentence];
        }),
      );
      editions.push(clauses);
    }
    const texts = editions.map(article);
    const own = wordOrigins(stepsOf(texts), 'en').flatMap(({ sentences }) => sentences);
    const blamed = blame(texts.map(flat));
    const times = new Map<string, number>();
    for (const { words } of own) times.set(words, (times.get(words) ?? 0) + 1);
    const compared = own.flatMap(({ words, since }, at) =>
      times.get(words) === 1 ? [since === blamed[at]] : [],
    );
    expect(compared.length).toBeGreaterThan(200);
    expect(compared.filter(Boolean).length / compared.length).toBeGreaterThanOrEqual(0.99);
  }, 60_000);
});

const hasGit = (): boolean => {
  try {
    execFileSync('git', ['--version']);
    return true;
  } catch {
    return false;
  }
};

/** The edition that git blames for each line of the last one. */
function blame(editions: readonly (readonly string[])[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'norma-blame-'));
  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=Norma', '-c', 'user.email=norma@example.org', ...args], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
    });
  git('init', '--quiet');
  for (const [at, sentences] of editions.entries()) {
    writeFileSync(join(folder, 'edition.txt'), `${sentences.join('\n')}\n`);
    git('add', 'edition.txt');
    git('commit', '--quiet', '--no-gpg-sign', '--allow-empty', '--message', `edition ${at}`);
  }
  const commits = git('log', '--reverse', '--format=%H').trim().split('\n');
  return git('blame', '--line-porcelain', '-s', 'edition.txt')
    .split('\n')
    .flatMap((line) => {
      const [hash = ''] = line.split(' ');
      return /^[0-9a-f]{40} \d+ \d+/.test(line) ? [commits.indexOf(hash)] : [];
    });
}

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}
