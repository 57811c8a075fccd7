import { describe, expect, it } from 'vitest';
import { fieldsOf, isComplete, lengthOf } from './texts.ts';

const setting = (show: boolean, required: boolean) => ({
  show,
  required,
  'input-type': 'text' as const,
  'label-key': 'compassPoint.name',
});
const fields = fieldsOf({
  attributes: {
    name: setting(true, true),
    description: setting(true, false),
    'overlay-details': setting(true, true),
  },
});
const texts = { name: 'Horizon', description: '', overlayDetails: 'Sheet 14' };

describe('the texts of a compass point', () => {
  it('are those that the settings show', () => {
    const some = fieldsOf({
      attributes: {
        name: setting(true, true),
        description: setting(false, false),
        'overlay-details': setting(true, false),
      },
    });
    expect(some.map(({ attribute }) => attribute)).toEqual(['name', 'overlayDetails']);
  });

  it.each([
    [{}, true],
    [{ name: '' }, false],
    [{ name: ' \n\t' }, false],
    [{ overlayDetails: '' }, false],
    [{ description: 'a'.repeat(1300) }, true],
    [{ description: 'a'.repeat(1301) }, false],
    [{ name: '🧭'.repeat(255) }, true],
    [{ name: '🧭'.repeat(256) }, false],
    [{ overlayDetails: 'a'.repeat(501) }, false],
  ])('with %j can be saved: %s [compass-points-050]', (given, canBe) => {
    expect(isComplete({ ...texts, ...given }, fields)).toBe(canBe);
  });

  it('are counted as readers count', () => {
    expect(lengthOf('  🧭🧭 ', { isRich: false })).toBe(2);
  });
});
