import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { treeQuery } from '../refinement/trees.ts';
import { useSections } from '../refinement/useSections.ts';
import type { Library } from './tiles.ts';

type Loaded = {
  /** Null until all of it has come. */
  library: Library | null;
  error: Error | null;
  retry: () => void;
};

/** The data of the billboard: publishers, and the tree of categories. */
export function useLibrary(): Loaded {
  const { i18n } = useTranslation();
  const sections = useSections('content');
  const asksInLanguage = (list: string): boolean =>
    sections.some(({ code, passLanguage }) => code === list && passLanguage);
  return useQueries({
    queries: (['publisherList', 'categoryList'] as const).map((list) =>
      treeQuery({ list, language: i18n.language, passLanguage: asksInLanguage(list) }),
    ),
    combine: ([publishers, categories]) => ({
      library:
        publishers?.data && categories?.data
          ? { publishers: publishers.data, categories: categories.data }
          : null,
      error: publishers?.error ?? categories?.error ?? null,
      retry: () => {
        for (const each of [publishers, categories]) if (each?.isError) void each.refetch();
      },
    }),
  });
}
