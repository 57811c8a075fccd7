import { expect, it } from 'vitest';
import { guarded } from './guarded.tsx';

it('a route without a component is reported by its path [errors-015]', () => {
  expect(() => guarded([{ path: '/favorites' }])).toThrow(
    'A component needs to be specified for path /favorites',
  );
});

it('a route that nobody has said the conditions of is shut, and reported by its path', () => {
  expect(() => guarded([{ path: '/no/such/place', element: <p /> }])).toThrow(
    'Nobody has said who may see /no/such/place',
  );
});

it('a screen of several addresses stands behind one guard, if they all ask for the same', () => {
  const screenAt = (...paths: string[]) => ({ element: <p />, children: paths.map((path) => ({ path })) });
  const [guard] = guarded([screenAt('/content-search', '/semantic-search')]);
  expect(guard?.element).toMatchObject({ props: { needs: {} } });
  expect(() => guarded([screenAt('/content-search', '/usage-report')])).toThrow('ask for different things');
});

it('a route with a component stands behind a guard of its own', () => {
  const route = { path: '/usage-report', element: <p /> };
  const [guard] = guarded([route]);
  expect(guard?.children).toEqual([route]);
  expect(guard?.element).toMatchObject({ props: { needs: { anyOf: ['ADMIN', 'REPORT_VIEW'] } } });
});
