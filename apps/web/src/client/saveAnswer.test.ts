import { describe, expect, it } from 'vitest';
import { fileName } from './saveAnswer.ts';

describe('the name of a file', () => {
  it.each([
    [`attachment; filename="Searching.pdf"; filename*=UTF-8''Searching%20it.pdf`, 'Searching it.pdf'],
    [`attachment; filename="document.pdf"; filename*=UTF-8''%D8%A7%D9%82%D8%B1%D8%A3.pdf`, 'اقرأ.pdf'],
    ['attachment; filename="astm-standards.mrc"', 'astm-standards.mrc'],
    [`attachment; filename="plain.txt"; filename*=UTF-8''%E0%A4%A`, 'plain.txt'],
    ['inline', 'document'],
    ['', 'document'],
  ])('of %s is %s', (disposition, name) => expect(fileName(disposition)).toBe(name));
});
