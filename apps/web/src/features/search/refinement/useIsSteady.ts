import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelayed } from '../../../ui/hooks/useDelayed.ts';
import type { Counts } from './counts.ts';
import { treeQuery } from './trees.ts';
import type { Section } from './useSections.ts';

/** After so long the sections come as they are, each with what it still waits for. */
const patienceMs = 1_000;

type Panel = {
  sections: readonly Section[];
  open: ReadonlySet<string>;
  counts: readonly Pick<Counts<unknown>, 'state' | 'of'>[];
};

/**
 * Whether all that the panel opens with has come, or failed: shown piece by piece, each piece would push away those
 * below it. Once it is there it stays, and what loads later does so in its own section.
 */
export function useIsSteady({ sections, open, counts }: Panel): boolean {
  const { i18n } = useTranslation();
  const [wasSteady, setSteady] = useState(false);
  const isTreeMissing = useQueries({
    queries: sections
      .filter(({ code }) => open.has(code))
      .map(({ code: list, passLanguage }) => treeQuery({ list, passLanguage, language: i18n.language })),
    combine: (trees) => trees.some(({ isPending }) => isPending),
  });
  const isCountMissing = counts.some(({ state, of }) => state === 'loading' && of === null);
  const isLate = useDelayed(!wasSteady, patienceMs);
  const isSteady = wasSteady || isLate || (!isTreeMissing && !isCountMissing);
  if (isSteady && !wasSteady) setSteady(true);
  return isSteady;
}
