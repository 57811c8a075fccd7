import type { CompassPoint } from '@norma/contracts';
import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Tooltip } from '../../../ui/overlays/Tooltip.tsx';
import { Benchmark } from '../Benchmark.tsx';
import { cut } from '../cut.ts';
import styles from './NameCell.module.css';

const longestName = 25;
const longestTip = 1000;

export type NameCellProps = {
  point: CompassPoint;
  /** What it is called, in plain words. */
  nameOf: (point: CompassPoint) => string;
  /** Where its name leads; null where it is looked at here. */
  pathOf: (point: CompassPoint) => string | null;
  chosen: CompassPoint | null;
  onChoose: (point: CompassPoint) => void;
};

/** The name of a compass point: the way to it in its document, or to look at it beside the list. */
export function NameCell({ point, nameOf, pathOf, chosen, onChoose }: NameCellProps) {
  const name = nameOf(point);
  const beginning = cut(name, longestName);
  const path = pathOf(point);
  const inside = (
    <>
      <span className={styles.sign}>
        <Benchmark size={13} />
      </span>
      <bdi>{beginning}</bdi>
    </>
  );
  const element: ReactElement =
    path === null ? (
      <button
        className={styles.name}
        type="button"
        aria-pressed={chosen?.compassPointID === point.compassPointID}
        onClick={() => onChoose(point)}
      >
        {inside}
      </button>
    ) : (
      <Link className={styles.name} to={path}>
        {inside}
      </Link>
    );
  return beginning === name ? element : <Tooltip label={cut(name, longestTip)}>{element}</Tooltip>;
}
