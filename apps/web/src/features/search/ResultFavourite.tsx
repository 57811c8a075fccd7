import type { ResultDocument } from '@norma/contracts';
import { lazy, Suspense, type ComponentProps, type ComponentType } from 'react';
import { loadFavoriteStar } from '../favorites/index.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { isolate } from '../../i18n/isolate.ts';

type Star = ComponentType<ComponentProps<Awaited<ReturnType<typeof loadFavoriteStar>>>>;

// Begun with the screen, so that it is there when the first documents are; where it does not come, they do without.
const loaded: Promise<Star> = loadFavoriteStar().catch(() => () => null);
const FavouriteStar = lazy(async () => ({ default: await loaded }));

/** Makes a document found a favourite, or none any more; one that cannot be a favourite has no star. */
export function ResultFavourite({ document }: { document: ResultDocument }) {
  const words = useMessages('search');
  if (!document.allowToFavorite) return null;
  return (
    <Suspense>
      <FavouriteStar
        document={document}
        label={words('favourite', { designation: isolate(document.displayDesignation) })}
      />
    </Suspense>
  );
}
