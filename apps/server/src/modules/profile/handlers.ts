import type { profile } from '@norma/contracts';
import { fail } from '@norma/contracts/kit';
import type { Handlers } from '../../context.ts';
import { countriesIn, isCountry, isState, statesByName } from './metaData.ts';
import { savePreferences, saveProfile } from './store.ts';
import type { ProfileTables } from './tables.ts';

/** Keeps what people tell of themselves. A company's sign-in is shared by many: no one changes it for the others. */
export const profileHandlers = (): Handlers<typeof profile, ProfileTables> => ({
  saveProfile: async ({ body }, ctx) => {
    const { db, tenant, reader, now } = ctx;
    if (reader.userType !== 'INDIVIDUAL') return fail('individuals-only');
    const profile = { ...body, state: body.country === 'US' ? body.state : '' };
    const { country, state } = profile;
    if (country && !isCountry(country)) return fail('country-unknown', { country });
    if (state && !isState(state)) return fail('state-unknown', { state });
    const { personId } = reader;
    await saveProfile(db, profile, {
      tenant: tenant.key,
      personId,
      accountId: reader.account.id,
      now: now(),
    });
    await ctx.audit('profile-changed', `Changed the contact details for ${reader.account.name}`);
    return profile;
  },

  countries: (_, { language }) => countriesIn(language),

  states: () => statesByName(),

  savePreferences: async ({ body }, { db, tenant, person }) => {
    if (person.userType !== 'INDIVIDUAL') return fail('individuals-only');
    return savePreferences(db, body, { tenant: tenant.key, personId: person.personId });
  },
});
