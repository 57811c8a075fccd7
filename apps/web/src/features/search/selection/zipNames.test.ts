import { expect, it } from 'vitest';
import { zipNames } from './zipNames.ts';

it('names each file once, and as every file system takes it', () => {
  expect(zipNames(['NSB 1/AMD1:2026', 'nsb 1/amd1:2026', 'E 214-24', '..\\..\\x', ' '])).toEqual([
    'NSB 1-AMD1-2026.pdf',
    'nsb 1-amd1-2026 (2).pdf',
    'E 214-24.pdf',
    '..-..-x.pdf',
    'document.pdf',
  ]);
});
