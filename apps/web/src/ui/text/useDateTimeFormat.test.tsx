// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NumericDates } from './numericDates.ts';
import { useDateTimeFormat } from './useDateTimeFormat.ts';

const at = new Date(2024, 2, 4, 9, 5, 7);

it('a moment is written with its month in words and its whole year', () => {
  const { result } = renderHook(() => useDateTimeFormat());
  expect(result.current(at)).toBe('Mar 04 2024 09:05');
});

it.each([
  [false, '04/03/24 09:05'],
  [true, '04/03/24 09:05:07'],
])(
  'a moment is written in figures where the tenant has it so, with seconds: %s [i18n-006]',
  (hasSeconds, written) => {
    const { result } = renderHook(() => useDateTimeFormat({ hasSeconds }), {
      wrapper: ({ children }) => <NumericDates value>{children}</NumericDates>,
    });
    expect(result.current(at)).toBe(written);
  },
);
