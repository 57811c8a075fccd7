import { expect, it } from 'vitest';
import { startLibrary } from '../../testing/library.ts';

it.each([
  [{}, ['prod', 'swagger', 'demo']],
  [{ API_DOCS: 'off' }, ['prod', 'demo']],
])('the profiles of a server with %j are %j [shell-052]', async (environment, activeProfiles) => {
  const { anyone } = await startLibrary({ environment });
  expect(await (await anyone('GET', '/management/info')).json()).toMatchObject({
    activeProfiles,
    'display-ribbon-on-profiles': 'demo',
  });
});
