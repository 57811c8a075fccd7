import type { Metadata } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { sharedWithQuery, shareWith } from './queries.ts';
import { keyOf, type Target } from './targets.ts';
import { useReason } from './useReason.ts';

/** What did not work, by the key of the target: why. */
type Failures = ReadonlyMap<string, string>;

type Sending = {
  readonly isSending: boolean;
  readonly failures: Failures;
  /** Shares with the groups, then with the people; answers who is left because it did not work. */
  readonly send: (chosen: readonly Target[]) => Promise<readonly Target[]>;
};

/** Shares a document with those who were chosen, each once; what failed can be tried again without the rest. */
export function useSending({ contentId, contentCode, title }: Metadata): Sending {
  const queries = useQueryClient();
  const reasonOf = useReason();
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState<Failures>(new Map());
  const inFlight = useRef(false); // A second press may come before React has drawn the first.

  const send = async (chosen: readonly Target[]): Promise<readonly Target[]> => {
    if (inFlight.current) return chosen;
    inFlight.current = true;
    setSending(true);
    const failed = new Map<string, string>();
    const document = { contentID: contentId, contentCode, title };
    const shareAll = (targets: readonly Target[]): Promise<unknown> =>
      Promise.all(
        targets.map((target) =>
          shareWith(document, target).catch((error: unknown) => failed.set(keyOf(target), reasonOf(error))),
        ),
      );
    await shareAll(chosen.filter(({ isGroup }) => isGroup));
    await shareAll(chosen.filter(({ isGroup }) => !isGroup));
    inFlight.current = false;
    setSending(false);
    setFailures(failed);
    void queries.invalidateQueries(sharedWithQuery(contentId));
    return chosen.filter((target) => failed.has(keyOf(target)));
  };
  return { isSending, failures, send };
}
