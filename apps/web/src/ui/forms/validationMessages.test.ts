import { expect, it } from 'vitest';
import { complaintKey, isNoEmail } from './validationMessages.ts';

const sound = {
  valid: true,
  valueMissing: false,
  typeMismatch: false,
  badInput: false,
  rangeUnderflow: false,
  rangeOverflow: false,
};

it.each([
  [{}, undefined],
  [{ valueMissing: true }, 'ui.form.missing'],
  [{ typeMismatch: true }, 'ui.form.email'],
  [{ rangeUnderflow: true }, 'ui.form.tooLow'],
  [{ rangeOverflow: true }, 'ui.form.tooHigh'],
  [{ badInput: true, valueMissing: true }, 'ui.form.unreadable'], // A date half written is not a date left out.
])('a field with %o is complained of as %s', (faults, key) => {
  const valid = Object.keys(faults).length === 0;
  expect(complaintKey({ ...sound, valid, ...faults })).toBe(key);
});

it.each([
  ['email', 'ines@halvorsen.example', false],
  ['email', 'ines@halvorsen', true],
  ['email', '', false], // That nothing is there is another complaint.
  ['text', 'ines@halvorsen', false],
])(
  'a field of type %s with “%s” is complained of as no address: %s [feedback-014]',
  (type, value, isWrong) => {
    expect(isNoEmail({ type, value })).toBe(isWrong);
  },
);
