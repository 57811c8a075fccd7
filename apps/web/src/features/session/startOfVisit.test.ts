// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { tenant } from '../../testing/aLibrary.ts';
import { beginSignIn } from './beginSignIn.ts';

it('takes a session token out of the address at once, and signs the visitor in by it [session-011]', async () => {
  window.history.replaceState(null, '', '/content-search/?content=anchor#sessionToken=once');
  const { startOfVisit } = await import('./startOfVisit.ts');
  const { entryCode } = startOfVisit();
  expect(window.location.href).toBe(`${window.location.origin}/content-search/?content=anchor`);
  expect(startOfVisit().entryCode).toBe('once');
  const redirect = vi.fn(async () => undefined);
  const here = { ...tenant, issuer: `${window.location.origin}/oidc`, clUrl: `${window.location.origin}/` };
  beginSignIn(here, { address: '/content-search/?content=anchor', entryCode, hasAddress: false }, redirect);
  expect(redirect.mock.calls).toEqual([
    [
      expect.objectContaining({
        state: '/content-search/?content=anchor',
        extraQueryParams: { entry_code: 'once' },
      }),
    ],
  ]);
});
