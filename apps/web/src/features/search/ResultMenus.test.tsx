// @vitest-environment happy-dom
import type { ResultDocument } from '@norma/contracts';
import { fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import * as library from '../../testing/aLibrary.ts';
import { rendered } from '../../testing/rendered.tsx';
import { lazyRoute } from '../../i18n/lazyWithMessages.tsx';
import { Languages } from './ResultMenus.tsx';

const document: ResultDocument = {
  ...library.document,
  publishDate: null,
  publishedPrecision: null,
  lastUpdatePrecision: null,
  translations: [{ language: 'ar', contentCode: 'NSB|nsb-e-214-24-ar' }],
  connections: [],
  supplements: [],
  why: { designation: null, words: [] } as never,
};

it.each([
  [0, 'true'],
  [999, 'true'],
  [1_000, 'false'],
])(
  'the languages of a result that are pressed again after %i ms are open: %s [search-029]',
  async (pauseMs, isOpen) => {
    const Menu = () => <Languages document={document} />;
    const { page } = await rendered({
      routes: [{ path: '*', lazy: lazyRoute('search', async () => Menu) }],
    });
    const button = await page.findByRole('button', { name: /^Languages of NSB E 214-24/ });
    for (const timeStamp of [5_000, 5_000 + pauseMs]) {
      const press = new MouseEvent('click', { bubbles: true });
      Object.defineProperty(press, 'timeStamp', { value: timeStamp });
      fireEvent(button, press);
    }
    expect(button.getAttribute('aria-expanded')).toBe(isOpen);
  },
);
