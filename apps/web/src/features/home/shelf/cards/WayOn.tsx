import type { CardDocument } from '@norma/contracts';
import { Link } from 'react-router';
import { documentPath, loadWhereStopped, type StoppedPlace } from '../../../documents/index.ts';
import { useAccount } from '../../../session/index.ts';
import { useMessages, type Translate } from '../../../../i18n/useMessages.ts';
import styles from './DocumentCard.module.css';

// It comes with the cards, before any is drawn.
const whereStopped = await loadWhereStopped();

/** Leads from a card to a newer edition where there is one, else to the place where the reader stopped. */
export function SeeAllLink({ document: { contentCode, newerEdition } }: { document: CardDocument }) {
  const words = useMessages('dashboard');
  const { tenant, id, contentSecurity } = useAccount();
  const isDrm = contentSecurity['drm-view'] === 'Y';
  if (newerEdition) {
    return (
      <Link className={styles.on} to={documentPath({ contentCode: newerEdition.contentCode, isDrm })}>
        {words('wayOn.newer', { edition: newerEdition.edition })}
      </Link>
    );
  }
  const stopped = whereStopped({ tenant, person: id }, contentCode);
  if (!stopped) return null;
  const place = 'page' in stopped ? { tab: 'pdf' as const, page: stopped.page } : { clause: stopped.clause };
  return (
    <Link className={styles.on} to={documentPath({ contentCode, isDrm, ...place })}>
      {wayBack(stopped, words)}
    </Link>
  );
}

function wayBack(stopped: StoppedPlace, words: Translate<'dashboard'>): string {
  if ('page' in stopped) return words('wayOn.page', { page: stopped.page });
  const { clause, title } = stopped;
  return title === null ? words('wayOn.clause', { clause }) : words('wayOn.title', { title });
}
