import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Comparisons } from '../comparison/index.ts';
import { editionsOf, htmlKeysOf, isCurrent, type DocumentTables } from '../documents/index.ts';
import { form } from './form.ts';
import { lineagesOf } from './store.ts';
import type { LineageTables } from './tables.ts';

type Parts = {
  readonly db: Kysely<LineageTables & DocumentTables>;
  readonly comparisons: Pick<Comparisons, 'of'>;
};

const Job = z.object({ familyId: z.int() });

/** Compares the editions next to the one in force once a family is aligned, so that readers find their comparison made. */
export function preparing({ db, comparisons }: Parts): (data: unknown, signal: AbortSignal) => Promise<void> {
  return async (data, signal) => {
    const { familyId } = Job.parse(data);
    const current = new Set(
      (await editionsOf(db, [familyId])).filter(isCurrent).map(({ content_id }) => content_id),
    );
    const steps = (await lineagesOf(db, familyId, form)).filter(
      ({ old_content_id, new_content_id }) => current.has(old_content_id) || current.has(new_content_id),
    );
    const keys = await htmlKeysOf(
      db,
      steps.flatMap(({ old_content_id, new_content_id }) => [old_content_id, new_content_id]),
    );
    for (const { old_content_id, new_content_id } of steps) {
      const [base, target] = [keys.get(old_content_id), keys.get(new_content_id)];
      if (signal.aborted) return;
      if (base !== undefined && target !== undefined) await comparisons.of({ base, target }, 'the library');
    }
  };
}
