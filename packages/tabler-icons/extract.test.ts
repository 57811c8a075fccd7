import { expect, it } from 'vitest';
import { copiedIcons, importedIcons } from './extract.ts';

it('has the icons that the web app imports, and no others (npm run icons)', () => {
  expect(copiedIcons()).toEqual(importedIcons());
});
