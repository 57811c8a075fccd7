import { z } from 'zod';
import { PageSize } from '../fields/index.ts';
import { CompassPoint } from './compassPoint.ts';

/** What lists of compass points are sorted by. */
export const listSorts = [
  'designation',
  'contentStatus',
  'name',
  'email',
  'createdDate',
  'deletedByEmail',
  'deletedDate',
] as const;
export type ListSort = (typeof listSorts)[number];

/** A field, and from which end. */
export type SortOf<Field extends string> = { readonly by: Field; readonly isDescending: boolean };

/**
 * A sort as addresses write it: `createdDate-` or `createdDate+`. A plus sign that was not escaped arrives as a space;
 * `createdDate,desc` is understood as well.
 */
export function Sort<const Field extends string>(fields: readonly Field[], also: Record<string, Field> = {}) {
  const byName = new Map<string, Field>([
    ...fields.map((field) => [field, field] as const),
    ...Object.entries(also),
  ]);
  return z
    .string()
    .transform((text, context): SortOf<Field> => {
      const [, name = '', end = ''] = /^(\w+)(-|\+| |,asc|,desc)?$/.exec(text) ?? [];
      const by = byName.get(name);
      if (by) return { by, isDescending: end === '-' || end === ',desc' };
      context.addIssue({
        code: 'custom',
        message: `is not one of ${fields.join(', ')}, each with - or + behind it`,
      });
      return z.NEVER;
    })
    .optional();
}

/** A page counted from 1; 0 is the first as well, because older screens begin there. */
const OnePage = z.preprocess(
  (given) => (given === '' || given === '0' ? 1 : given),
  z.coerce.number().int().min(1).max(1_000_000).default(1),
);

const chosen = {
  status: z.enum(['active', 'inactive']).default('active'),
  pageSize: PageSize(10, 100),
  sort: Sort(listSorts, { deactivatedDate: 'deletedDate', creatorEmail: 'email' }),
};

/** A page of one user's compass points, or of all users'. */
export const ListQuery = z.object({ ...chosen, pageIndex: OnePage });

/** A page of a document's compass points, whose page number is called offset. */
export const DocumentListQuery = z.object({
  ...chosen,
  contentID: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER),
  offset: OnePage,
});

/** Whether the list has anything in either of its two modes. */
export const ListFlags = z.object({
  hasActivatedCompassPoint: z.boolean(),
  hasDeactivatedCompassPoint: z.boolean(),
});

/** Compass points, with how many there are. */
export const CompassPointList = ListFlags.extend({
  content: z.array(CompassPoint),
  totalElements: z.int().min(0),
});

/** One page of them. */
export const CompassPointPage = CompassPointList.extend({
  pageSize: z.int(),
  pageIndex: z.int().describe('Counted from 1'),
});
export type CompassPointPage = z.infer<typeof CompassPointPage>;
