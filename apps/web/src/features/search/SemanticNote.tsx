import { Link } from 'react-router';
import { searchPath, type SearchAddress } from './address.ts';
import { useOffered } from './useOffered.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './SemanticNote.module.css';

/** What the search by meaning is, that it is young, and the way to the search for words. */
export function SemanticNote({ search: { text } }: { search: SearchAddress }) {
  const words = useMessages('search');
  const { kinds } = useOffered();
  const other = (['content', 'subscription'] as const).find((kind) => kinds.includes(kind));
  return (
    <p className={styles.note}>
      <b className={styles.beta}>{words('semantic.beta')}</b>
      <span>{words('semantic.note')}</span>
      {other && <Link to={searchPath({ kind: other, text })}>{words('semantic.words')}</Link>}
    </p>
  );
}
