// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { readSearch } from './address.ts';
import { Corrections } from './Corrections.tsx';

it('offers another spelling that finds far more as a link to its search', async () => {
  const search = readSearch('?query=presure');
  const Line = () => (
    <Corrections
      corrections={[]}
      isPartial={false}
      suggestion={{ text: 'pressure', found: 20 }}
      search={{ ...search, page: 3 }}
    />
  );
  const { page } = await rendered({
    routes: [{ path: '*', lazy: lazyRoute('search', async () => Line) }],
  });
  const link = await page.findByRole('link', { name: /Did you mean .*pressure/ });
  expect(link.getAttribute('href')).toContain('pressure');
  expect(link.getAttribute('href')).not.toContain('page');
});
