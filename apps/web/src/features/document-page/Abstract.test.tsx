// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { Abstract } from './Abstract.tsx';

it('a document of which there is a record alone shows its abstract instead of an empty page', async () => {
  const known = { ...document, description: '<p>Covers <em>creep</em> of anchors.</p>' };
  const { page } = await rendered({
    routes: [{ path: '*', element: <Abstract document={known} /> }],
    at: '/document/?contentCode=NSB%7Cnsb-e-214-24',
  });
  const abstract = (await page.findByText('creep')).closest('p');
  expect(abstract?.textContent?.trim()).toBe('Covers creep of anchors.');
});
