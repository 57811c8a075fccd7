import { expect, it } from 'vitest';
import { fuzzEveryCall } from '../testing/fuzz/fuzzEveryCall.ts';
import { fuzzPages } from '../testing/fuzz/fuzzPages.ts';
import { startLibrary } from '../testing/library.ts';
import { aSignInForm } from '../testing/signInForm.ts';

// With this seed the same is asked in every run; `fuzz.long.ts` asks otherwise each time.
it('every call answers what no one should send with a clear refusal, and breaks at nothing', async () => {
  expect(await fuzzEveryCall({ seed: 20_261_122, runsOfEach: 10 })).toEqual([]);
}, 240_000);

it('every page and the sign-in answer what no one should send, and break at nothing', async () => {
  const logged: string[] = [];
  const library = await startLibrary({ onLogged: (line) => void logged.push(line) });
  expect(await fuzzPages(library.anyone, { seed: 20_261_122, runsOfEach: 12 })).toEqual([]);
  // A form that is under way reaches further than one that has expired.
  const { path, headers } = await aSignInForm(library);
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const name of ['%00', 'a%00b', '%', '%ff', 'x'.repeat(20_000), '', '%F0%9F%98%80']) {
    const body = `name=${name}&password=${name}`;
    const { status } = await library.anyone('POST', path, body, { ...headers, ...type });
    expect([name.slice(0, 20), [400, 401]]).toEqual([name.slice(0, 20), expect.arrayContaining([status])]);
  }
  expect(logged).toEqual([]);
}, 120_000);
