import { Hidden } from '../../../ui/Hidden.tsx';
import { useNumber } from '../../../ui/useNumber.ts';
import { useRefinementWords } from '../refinement/useRefinementWords.ts';
import type { Tile } from './tiles.ts';
import parts from './TileButton.module.css';

type Props = {
  tile: Tile;
  /** How many documents it leads to; null until they are counted. */
  count: number | null;
  /** Whether only what the reader may open is searched: there, what holds none of it leads nowhere. */
  isEntitledSearch: boolean;
  onTake: () => void;
};

/** A publisher with its mark, or a category, and how much is there. */
export function TileButton({ tile, count, isEntitledSearch, onTake }: Props) {
  const words = useRefinementWords();
  const number = useNumber();
  const isClosed = isEntitledSearch && count === 0;
  const { list, key, name, billboardName, billboardLogo } = tile;
  return (
    <li className={parts.cell}>
      <button className={parts.tile} type="button" disabled={isClosed} onClick={onTake}>
        {list === 'publisherList' && <Mark logo={billboardLogo ?? null} code={key} />}
        <span className={parts.words}>
          <span className={parts.name}>
            <bdi>{billboardName || name}</bdi>
          </span>
          <span className={parts.count}>
            {isClosed && words('notEntitled')}
            {count !== null && !isClosed && (
              <>
                <span aria-hidden>{number(count)}</span>
                <Hidden>{words('documents', { count })}</Hidden>
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
  if (logo) return <img className={parts.mark} src={logo} alt="" width={40} height={40} />;
  return (
    <span className={parts.code} aria-hidden>
      {code}
    </span>
  );
}
