import { z } from 'zod';
import { PageNumber, PageSize } from '../fields/index.ts';
import { authorities, contract } from '../kit/index.ts';
import { peopleManagedElsewhere } from './failures.ts';
import { ListedPerson, personStates } from './person.ts';

export * from './failures.ts';
export {
  ListedPerson,
  longestOfPerson,
  PersonAccount,
  PersonEmail,
  PersonName,
  personStates,
  SignInName,
  type PersonState,
} from './person.ts';

/** By what people are sorted. */
export const peopleSorts = ['name', 'email', 'lastSignIn'] as const;
export type PeopleSort = (typeof peopleSorts)[number];

/** An absent or empty choice is none. */
const chosen = <T extends z.ZodType>(choice: T) =>
  z.preprocess((given) => (given === '' ? undefined : given), choice.optional());

/** A page of people. */
export const PeopleList = z.object({
  people: z.array(ListedPerson),
  total: z.int().min(0).describe('All that were asked for, on every page'),
});
export type PeopleList = z.infer<typeof PeopleList>;

/** The people of a library, for those who look after them. */
export const people = contract({
  list: {
    method: 'GET',
    path: '/api/admin/people',
    summary: 'A page of the people of the library, as far as they are what is asked for',
    who: 'ADMIN',
    query: z.object({
      search: z
        .string()
        .trim()
        .max(200)
        .default('')
        .describe('Part of a name, an e-mail address or a sign-in name'),
      accountId: chosen(z.string().max(100)).describe('Only people of this account'),
      authority: chosen(z.enum(authorities)).describe('Only people who hold this right'),
      state: chosen(z.enum(personStates)),
      sort: z.preprocess((given) => (given === '' ? undefined : given), z.enum(peopleSorts).default('name')),
      direction: z.preprocess(
        (given) => (given === '' ? undefined : given),
        z.enum(['asc', 'desc']).default('asc'),
      ),
      page: PageNumber,
      size: PageSize(25, 100),
    }),
    answer: PeopleList,
    failures: [peopleManagedElsewhere],
  },
});
