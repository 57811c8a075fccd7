import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { useNumberFormat } from '../../../ui/text/useNumberFormat.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Tile } from './tiles.ts';
import styles from './TileButton.module.css';

type Props = {
  tile: Tile;
  /** How many documents it leads to; null until they are counted. */
  count: number | null;
  /** Whether it has no results: only the reader's subscription is searched, and nothing in it matches. */
  isClosed: boolean;
  /** Whether that is so because the reader subscribes to nothing of it. */
  isNotEntitled: boolean;
  onTake: () => void;
};

/** A publisher with its mark, or a category, and how much is there. */
export function TileButton({ tile, count, isClosed, isNotEntitled, onTake }: Props) {
  const t = useMessages('search-facets');
  const number = useNumberFormat();
  const isRefused = isClosed && isNotEntitled;
  const { list, key, name, billboardName, billboardLogo } = tile;
  return (
    <li className={styles.cell}>
      <button className={styles.tile} type="button" disabled={isClosed} onClick={onTake}>
        {list === 'publisherList' && <Mark logo={billboardLogo ?? null} code={key} />}
        <span className={styles.words}>
          <span className={styles.name}>
            <bdi>{billboardName || name}</bdi>
          </span>
          <span className={styles.count}>
            {isRefused && t('notEntitled')}
            {count !== null && !isRefused && (
              <>
                <span aria-hidden>{number(count)}</span>
                <VisuallyHidden>{t('documents', { count })}</VisuallyHidden>
              </>
            )}
          </span>
        </span>
      </button>
    </li>
  );
}

/** A publisher's mark on its sheet; its code where it has none. */
function Mark({ logo, code }: { logo: string | null; code: string }) {
  if (logo) return <img className={styles.mark} src={logo} alt="" width={40} height={40} />;
  return (
    <span className={styles.code} aria-hidden>
      {code}
    </span>
  );
}
