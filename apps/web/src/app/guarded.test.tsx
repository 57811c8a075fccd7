import { expect, it } from 'vitest';
import { guarded } from './guarded.tsx';

it('a route without a component is reported by its path [errors-015]', () => {
  expect(() => guarded([{ path: '/favorites' }])).toThrow(
    'A component needs to be specified for path /favorites',
  );
});

it('a route with a component stands behind a guard of its own', () => {
  const route = { path: '/usage-report', element: <p /> };
  const [guard] = guarded([route]);
  expect(guard?.children).toEqual([route]);
  expect(guard?.element).toMatchObject({ props: { needs: { anyOf: ['ADMIN', 'REPORT_VIEW'] } } });
});
