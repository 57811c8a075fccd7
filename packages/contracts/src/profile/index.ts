import { z } from 'zod';
import { WireLanguage } from '../fields/index.ts';
import { contract } from '../kit/index.ts';
import { individualsOnly } from '../session/failures.ts';

/** Characters that a field of a profile may have; the mobile has fewer. */
export const longestField = 255;
export const longestMobile = 32;

// Forms have one line for each: what is pasted from elsewhere must not bring others, nor what no database keeps.
const OneLine = z
  .string()
  .overwrite((given) => given.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '))
  .trim();
const Field = OneLine.max(longestField);

/** Where a person can be reached, as they tell it. */
export const Profile = z.object({
  address1: Field,
  address2: Field,
  city: Field,
  postalCode: Field,
  country: OneLine.regex(/^([A-Z]{2})?$/, 'is no code of two capital letters').describe(
    'ISO 3166-1 alpha-2, or empty',
  ),
  state: Field.default('').describe('A code of the metadata where the country is US; blank everywhere else'),
  mobile: OneLine.max(longestMobile),
});
export type Profile = z.infer<typeof Profile>;

export const appearances = ['light', 'dark', 'auto'] as const;
export const densities = ['comfortable', 'compact'] as const;
export const singleKeyChoices = ['on', 'off'] as const;

/** What a person likes the library to be like, on every device; null for what they never said. */
export const Preferences = z.object({
  language: WireLanguage.nullable(),
  appearance: z.enum(appearances).nullable(),
  density: z.enum(densities).nullable(),
  shortcuts: z.enum(singleKeyChoices).nullable().describe('Whether single keys are shortcuts'),
  reading: z
    .string()
    .regex(
      /^(small|normal|large) (close|normal|wide) (serif|sans) (auto|light|sepia|dark) (short|long) (as-printed|inverted)$/,
    )
    .nullable()
    .describe(
      'How texts are set: size, line spacing, typeface, paper and line length of HTML, and PDF pages in the dark',
    ),
});
export type Preferences = z.infer<typeof Preferences>;

const { language, appearance, density, shortcuts, reading } = Preferences.shape;
const Liking = z.object({
  language: language.exactOptional(),
  appearance: appearance.exactOptional(),
  density: density.exactOptional(),
  shortcuts: shortcuts.exactOptional(),
  reading: reading.exactOptional(),
});

/** One of the countries or states that addresses are in. */
export const MetaData = z.object({
  id: z.string(),
  code: z.string().describe('As profiles keep it'),
  value: z.string().describe('The name; of a country in the language of the reader'),
});
export type MetaData = z.infer<typeof MetaData>;

/** What a person tells of themselves: where they can be reached, and how they like the library. */
export const profile = contract({
  saveProfile: {
    method: 'PUT',
    path: '/api/user-accounts',
    summary: 'Save the reader’s contact data for the selected account',
    who: 'reader',
    body: Profile,
    answer: Profile,
    failures: [
      individualsOnly,
      {
        status: 400,
        code: 'country-unknown',
        detail: 'Error on field country: there is no country {{country}}',
      },
      { status: 400, code: 'state-unknown', detail: 'Error on field state: there is no state {{state}}' },
    ],
  },
  countries: {
    method: 'GET',
    path: '/api/meta-data/type/COUNTRY',
    summary: 'The countries of ISO 3166-1, by name in the reader’s language',
    who: 'person',
    answer: z.array(MetaData),
  },
  states: {
    method: 'GET',
    path: '/api/meta-data/type/STATE',
    summary: 'The states and territories of the United States in ISO 3166-2, by name',
    who: 'person',
    answer: z.array(MetaData),
  },
  savePreferences: {
    method: 'PUT',
    path: '/api/user-preferences',
    summary: 'Save preferences; omitted fields stay unchanged',
    who: 'person',
    body: Liking,
    answer: Preferences,
    failures: [individualsOnly],
  },
});
