import { randomUUID } from 'node:crypto';
import { mergeSegments, openSegment } from '@norma/search-core';
import type { IndexOrigin } from '../../ports/search-engine.ts';
import { draftBy, type Draft } from './draft.ts';
import { epochOf, freshSegment, without, type Epoch, type OpenSegment } from './epoch.ts';
import { makersHere, type Joined, type Makers } from './makers.ts';
import { mergePlan } from './mergePlan.ts';

/** What is in an index, and where it came from. */
export type IndexState = { readonly segments: readonly OpenSegment[]; readonly origin: IndexOrigin | null };

type Parts = {
  readonly from: IndexState;
  /** Makes blocks elsewhere, for as long as a whole library or a large merge takes. */
  readonly makersElsewhere: () => Makers;
  /** Shows searches what there is now. */
  readonly show: (epoch: Epoch) => void;
  /** Told the state whenever it has changed. */
  readonly onChanged: (state: IndexState) => void;
  readonly onError: (what: string, cause: unknown) => void;
};

/** A change set being written; it counts once it is committed, and until then it can be forgotten. */
export type Writing = {
  readonly add: Draft['add'];
  readonly commit: (origin: IndexOrigin) => Promise<void>;
  readonly abandon: () => Promise<void>;
};

/** Joined where they are, because they take less than a change may wait; more is joined elsewhere. */
const quicklyJoined = 500;

const notJoined = 'segments of the search index could not be joined';

type Merging = { readonly keys: ReadonlySet<string>; readonly removed: Set<string>; isOverdue: boolean };

/** Writes an index: change sets become segments, and segments are joined in the background. One set at a time. */
export function indexWriter({ from, makersElsewhere, show, onChanged, onError }: Parts): {
  begin: (isWhole: boolean) => Writing;
} {
  let { segments, origin } = from;
  let merging: Merging | null = null;

  const replace = (next: readonly OpenSegment[]): void => {
    segments = next;
    show(epochOf(segments));
    onChanged({ segments, origin });
  };

  const adopt = (sources: ReadonlySet<string>, block: SharedArrayBuffer, removed: Iterable<string>): void => {
    const joined = without([freshSegment(randomUUID(), block, openSegment(block))], removed);
    replace([...segments.filter(({ key }) => !sources.has(key)), ...joined]);
  };

  const joinElsewhere = async (sources: readonly OpenSegment[]): Promise<void> => {
    const current: Merging = { keys: keysOf(sources), removed: new Set(), isOverdue: false };
    merging = current;
    const makers = makersElsewhere();
    try {
      const block = await makers.merge(partsOf(sources));
      // A library that was written again in the meantime has none of these segments any more.
      if (!current.isOverdue) adopt(current.keys, block, current.removed);
      merging = null;
      joinWhatIsDue();
    } catch (cause) {
      // The segments stay as they are: searches find the same, a little later. The next change tries again.
      merging = null;
      onError(notJoined, cause);
    } finally {
      await makers.close();
    }
  };

  const joinWhatIsDue = (): void => {
    for (;;) {
      const free = segments.filter(({ key }) => !merging?.keys.has(key));
      const small = free.filter(({ live }) => live <= quicklyJoined);
      const plan = mergePlan((merging ? small : free).map(asMergeable)).map(({ open }) => open);
      if (plan.length === 0) return;
      if (plan.reduce((sum, { live }) => sum + live, 0) > quicklyJoined) {
        if (!merging) void joinElsewhere(plan);
        return;
      }
      const { blocks, removed } = partsOf(plan);
      adopt(keysOf(plan), mergeSegments(blocks, removed), []);
    }
  };

  const joinSafely = (): void => {
    try {
      joinWhatIsDue();
    } catch (cause) {
      onError(notJoined, cause);
    }
  };

  const commit = async (draft: Draft, next: IndexOrigin, isWhole: boolean): Promise<void> => {
    const { fresh, touched } = await draft.finish();
    origin = next;
    if (!isWhole && touched.size === 0) return;
    if (merging && isWhole) merging.isOverdue = true;
    for (const id of touched) merging?.removed.add(id);
    replace([...(isWhole ? [] : without(segments, touched)), ...fresh]);
    setImmediate(joinSafely);
  };

  return {
    begin: (isWhole) => {
      const makers = isWhole ? makersElsewhere() : makersHere;
      const draft = draftBy(makers);
      return {
        add: draft.add,
        commit: (next) => commit(draft, next, isWhole).finally(makers.close),
        abandon: makers.close,
      };
    },
  };
}

const keysOf = (segments: readonly OpenSegment[]): Set<string> => new Set(segments.map(({ key }) => key));

const partsOf = (segments: readonly OpenSegment[]): Joined => ({
  blocks: segments.map(({ block }) => block),
  removed: segments.map(({ removed }) => removed),
});

const asMergeable = (open: OpenSegment) => ({ live: open.live, built: open.segment.size, open });
