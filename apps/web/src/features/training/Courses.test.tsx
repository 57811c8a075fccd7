// @vitest-environment happy-dom
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { document } from '../../testing/aLibrary.ts';
import { Refusal, rendered, type Answers } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { Courses } from './Courses.tsx';

const Panel = () => <Courses document={document} />;

const entitled = { statusCode: 200, entitled: true };
const courses = [
  { productCode: 'NSB-EL-0310', title: 'Uncertainty of mechanical tests' },
  { productCode: 'NSB-EL-0311', title: 'Creep' },
];

const shown = (answers: Answers, userType: 'INDIVIDUAL' | 'COMPANY' = 'INDIVIDUAL') =>
  rendered({
    routes: [{ path: '*', lazy: lazyRoute('training', async () => Panel) }],
    account: { userType },
    answers: {
      'session.oneTimeCode': { code: 'once', expiresInSeconds: 60 },
      'training.courseEntitlement': entitled,
      'training.courses': courses,
      ...answers,
    },
  });

describe('E-learning', () => {
  it('lists courses by title and product code, once the reader is entitled [related-009] [related-011]', async () => {
    const { page, calls } = await shown({});
    const table = within(await page.findByRole('table', { name: 'Courses about E 214-24' }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Product code',
    ]);
    expect(table.getByRole('rowheader', { name: 'Uncertainty of mechanical tests' })).toBeTruthy();
    expect(table.getByText('NSB-EL-0310')).toBeTruthy();
    expect(calls('training.courseEntitlement')).toHaveLength(1);
  });

  it('asks those who read through a company to log in, and nothing about their entitlement [related-010] [related-011]', async () => {
    const { page, user, calls } = await shown({}, 'COMPANY');
    await user.click(await page.findByRole('button', { name: 'Show the courses' }));
    const dialog = within(await page.findByRole('dialog', { name: 'Log in for e-learning' }));
    expect(dialog.getByRole('button', { name: 'Log in' })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    expect([...calls('training.courseEntitlement'), ...calls('training.courses')]).toEqual([]);
  });

  it.each([
    ['the entitlement', { 'training.courseEntitlement': { statusCode: 300, entitled: false } }],
    ['the courses', { 'training.courses': new Refusal(300, 'courses-not-entitled') }],
  ])('says that there is no entitlement for the status code 300 of %s [related-012]', async (_, answers) => {
    const { page } = await shown(answers);
    expect(await page.findByRole('heading', { name: 'No entitlement to e-learning' })).toBeTruthy();
    expect(page.queryByRole('table')).toBeNull();
  });

  it.each(['training.courseEntitlement', 'training.courses'])(
    'says to try again for any other failure of %s, and shows the courses then [related-013]',
    async (name) => {
      let answer: unknown = new Refusal(500, 'unexpected');
      const { page, user } = await shown({ [name]: () => answer });
      expect(await page.findByText('The courses could not be loaded. Try again.')).toBeTruthy();
      answer = name === 'training.courses' ? courses : entitled;
      await user.click(page.getByRole('button', { name: 'Try again' }));
      expect(await page.findByRole('table', { name: /^Courses/ })).toBeTruthy();
    },
  );
});
