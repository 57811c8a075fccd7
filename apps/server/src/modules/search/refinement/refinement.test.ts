import type { RefinementNode } from '@norma/contracts';
import { describe, expect, it } from 'vitest';
import { startLibrary, type Ask } from '../../../testing/library.ts';

const answerOf = async (ask: Ask, path: string): Promise<unknown> => {
  const answer = await ask('GET', path);
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
};
const nodesOf = async (ask: Ask, path: string): Promise<RefinementNode[]> =>
  (await answerOf(ask, path)) as RefinementNode[];

/** Nodes as lines: key, name and count, those below another further in. */
const lines = (nodes: readonly RefinementNode[], depth = 0): string[] =>
  nodes.flatMap(({ key, name, count, child }) => [
    `${'  '.repeat(depth)}${key}: ${name} (${count})`,
    ...lines(child, depth + 1),
  ]);

describe('dump', () => {
  it('x', async () => {
    const library = await startLibrary();
    const ask = await library.as('individual');
    for (const path of ['committee', 'committee?language=AR', 'taxonomy/category', 'taxonomy/industry', 'taxonomy/topic', 'ICSCodes', 'other-content', 'document-types'])
      console.log(path, '\n' + lines(await nodesOf(ask, `/api/refinement/${path}`)).join('\n'));
    console.log(JSON.stringify(await answerOf(ask, '/api/refinement/sectors-and-themes?language=AR'), null, 1).slice(0, 1500));
    console.log(JSON.stringify(await answerOf(ask, '/api/refinement/other-content'), null, 1).slice(0, 1500));
    const e = (await answerOf(ask, '/api/documents/entitled-documents/refinement-nodes')) as Record<string, RefinementNode[]>;
    for (const [k, v] of Object.entries(e)) console.log(k, '\n' + lines(v).join('\n'));
  });
});
