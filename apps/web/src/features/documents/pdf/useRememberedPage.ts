import { useCallback, useState } from 'react';
import { useAccount } from '../../session/index.ts';
import { readPages, withPage, type RememberedPages } from './rememberedPages.ts';

type Remembered = {
  /** Where the reader stopped when the document was last read here; otherwise the first page. */
  pageAtFirst: number;
  remember: (page: number) => void;
};

/** The page of a document at which a person stopped reading, on this device and in this library. */
export function useRememberedPage(contentCode: string): Remembered {
  const { tenant, id } = useAccount();
  const name = `norma.pages.${tenant}.${id}`;
  const [pageAtFirst] = useState(() => new Map(kept(name)).get(contentCode) ?? 1);
  const remember = useCallback(
    (page: number) => keep(name, withPage(kept(name), contentCode, page)),
    [name, contentCode],
  );
  return { pageAtFirst, remember };
}

// A browser that forbids storage forgets the page, and nothing else.
function kept(name: string): RememberedPages {
  try {
    return readPages(localStorage.getItem(name));
  } catch {
    return [];
  }
}

function keep(name: string, pages: RememberedPages): void {
  try {
    localStorage.setItem(name, JSON.stringify(pages));
  } catch {
    // See above.
  }
}
