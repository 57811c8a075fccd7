// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { rendered, type Answers } from '../../../testing/rendered.tsx';
import { lazyRoute } from '../../../i18n/lazyWithMessages.tsx';
import { Resolver } from './Resolver.tsx';

/** Where a link of the resolver leads to. */
async function follow(query: string, answers: Answers = {}) {
  const written = Buffer.from(query).toString('base64');
  const Home = () => <Resolver written={written} home={<p>Home</p>} />;
  const screen = await rendered({
    routes: [
      { path: '/', lazy: lazyRoute('home', async () => Home) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    answers,
  });
  await screen.page.findByText('Elsewhere');
  return screen;
}

it.each([
  ['year=2021', { designation: 'NSB E 214', year: '2021' }],
  ['status=active', { designation: 'NSB E 214', status: 'active' }],
])('with a designation and %s opens the document that has them [home-032]', async (more, asked) => {
  const { address, calls } = await follow(`designation=NSB E 214&${more}`, {
    'search.codeOfDesignation': { contentCode: 'NSB|nsb-e-214-21' },
  });
  expect(address()).toBe('/document/?contentCode=NSB%7Cnsb-e-214-21');
  expect(calls('search.codeOfDesignation').map(({ query }) => Object.fromEntries(query))).toEqual([asked]);
});

it('with a page opens the document there [home-033]', async () => {
  const { address } = await follow('designation=E 214&year=2021&page=3', {
    'search.codeOfDesignation': { contentCode: 'NSB|nsb-e-214-21' },
  });
  expect(address()).toBe('/document/?contentCode=NSB%7Cnsb-e-214-21&page=3');
});

it('to what is not there searches for it [home-034]', async () => {
  const { address } = await follow('designation=E 214&year=1999', {
    'search.codeOfDesignation': 'Not found Content',
  });
  expect(address()).toBe('/content-search/?content=E%20214');
});

it('with a text alone searches for it, and asks for no document [home-031] [home-035]', async () => {
  const { address } = await follow('search=bonded%20anchor');
  expect(address()).toBe('/content-search/?content=bonded%20anchor');
});

it.each([
  ['year=2021', { k: '2021', r: 'Year' }],
  ['status=Previous', { k: 'superseded', r: 'Status' }],
])('with %s alone searches on that [home-036]', async (query, pick) => {
  const { address } = await follow(query);
  const { pathname, searchParams } = new URL(address(), 'http://localhost');
  expect(pathname).toBe('/content-search/');
  expect(JSON.parse(searchParams.get('categories') ?? '')).toMatchObject([pick]);
});

it('that cannot be looked up leaves the home page, and is tried again on request', async () => {
  const lookup = vi.fn(() => {
    throw new TypeError('No network');
  });
  const written = Buffer.from('designation=E 214&year=2021').toString('base64');
  const Home = () => <Resolver written={written} home={<p>Home</p>} />;
  const { page, user } = await rendered({
    routes: [
      { path: '/', lazy: lazyRoute('home', async () => Home) },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    answers: { 'search.codeOfDesignation': lookup },
  });
  const again = await page.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(page.getByText('Home')).toBeTruthy();
  lookup.mockImplementation((): never => ({ contentCode: 'NSB|1' }) as never);
  await user.click(again);
  await page.findByText('Elsewhere');
});
