import type { AccessedDocument } from '@norma/contracts';
import { Link } from 'react-router';
import { documentPath, whereStopped, type StoppedPlace } from '../../documents/index.ts';
import { useAccount } from '../../session/index.ts';
import { CardGrid } from '../cards/CardGrid.tsx';
import { DocumentCard } from '../cards/DocumentCard.tsx';
import { useWords, type Words } from '../useWords.ts';
import parts from './RecentlyAccessed.module.css';

/** The documents that a reader opened last, each with the way back to where they stopped; undefined where they could not be had. */
export function RecentlyAccessed({ accessed }: { accessed: readonly AccessedDocument[] | undefined }) {
  const words = useWords();
  return (
    <section className={parts.recent} aria-label={words('recent')}>
      <h2>{words('recent')}</h2>
      {accessed && accessed.length > 0 ? (
        <CardGrid
          cards={accessed.map(({ document }) => ({
            key: document.contentCode,
            card: (
              <DocumentCard document={document}>
                <WayOn document={document} />
              </DocumentCard>
            ),
          }))}
        />
      ) : (
        <p className={parts.none}>{words(accessed ? 'recent.none' : 'recent.failed')}</p>
      )}
    </section>
  );
}

/** Leads to a newer edition where there is one, else to the place where the reader stopped. */
function WayOn({ document: { contentCode, newerEdition } }: Pick<AccessedDocument, 'document'>) {
  const words = useWords();
  const { tenant, id, contentSecurity } = useAccount();
  const isDrm = contentSecurity['drm-view'] === 'Y';
  const stopped = whereStopped({ tenant, person: id }, contentCode);
  if (newerEdition) {
    return (
      <Link className={parts.on} to={documentPath({ contentCode: newerEdition.contentCode, isDrm })}>
        {words('recent.newer', { edition: newerEdition.edition })}
      </Link>
    );
  }
  if (!stopped) return null;
  const place = 'page' in stopped ? { tab: 'pdf' as const, page: stopped.page } : { clause: stopped.clause };
  return (
    <Link className={parts.on} to={documentPath({ contentCode, isDrm, ...place })}>
      {wayBack(stopped, words)}
    </Link>
  );
}

function wayBack(stopped: StoppedPlace, words: Words): string {
  if ('page' in stopped) return words('recent.page', { page: stopped.page });
  const { clause, title } = stopped;
  return title === null ? words('recent.clause', { clause }) : words('recent.title', { title });
}
