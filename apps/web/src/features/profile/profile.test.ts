import { describe, expect, it } from 'vitest';
import { CallRefused } from '../../client/client.ts';
import { fieldsRefused, isChanged, typedProfile } from './profile.ts';

const typed = (values: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return typedProfile(form);
};

describe('what stands in the form', () => {
  it('is trimmed, and blank where there is no field', () => {
    expect(typed({ address1: '  Tollbugata 14 ', country: 'NO' })).toEqual({
      address1: 'Tollbugata 14',
      address2: '',
      city: '',
      state: '',
      postalCode: '',
      country: 'NO',
      mobile: '',
    });
  });

  it('has a state in the United States alone, a blank one elsewhere [account-005]', () => {
    expect(typed({ country: 'US', state: 'OR' }).state).toBe('OR');
    expect(typed({ country: 'NO', state: 'OR' }).state).toBe('');
    expect(typed({ country: '', state: 'OR' }).state).toBe('');
  });

  it('differs from what is kept only by what can be edited', () => {
    const kept = typed({ address1: 'Tollbugata 14', country: 'NO' });
    expect(isChanged(typed({ address1: ' Tollbugata 14', country: 'NO' }), kept)).toBe(false);
    expect(isChanged(typed({ address1: 'Tollbugata 15', country: 'NO' }), kept)).toBe(true);
  });

  it('that the server refuses is named by its fields', () => {
    const refusal = new CallRefused({
      status: 400,
      code: 'invalid-request',
      detail: '',
      requestId: '1',
      fieldErrors: [
        { field: 'body.mobile', message: 'too long' },
        { field: 'body.nonsense', message: 'unknown' },
      ],
    });
    expect(fieldsRefused(refusal, (field) => `not ${field}`)).toEqual({ mobile: 'not mobile' });
  });
});
