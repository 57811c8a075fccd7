import { useId } from 'react';
import styles from './charts.module.css';

/** Fill styles of series in one hue, distinguishable without color: filled, hatched, empty, dotted. */
const fills = ['solid', 'hatch', 'outline', 'dots'] as const;

/** What a series looks like, next to its name. */
export function Swatch({ place }: { place: number }) {
  const id = useId();
  return (
    <svg className={styles.swatch} viewBox="0 0 14 14" width="14" height="14" aria-hidden>
      <Hatch id={id} />
      <rect className={styles.fill} x="1" y="1" width="12" height="12" {...fillOf(place, id)} />
    </svg>
  );
}

/** The lines of a hatched series and the dots of a dotted one, for the drawing that they are in. */
export function Hatch({ id }: { id: string }) {
  return (
    <>
      <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className={styles.patternGround} width="5" height="5" />
        <path className={styles.hatch} d="M0 0v5" />
      </pattern>
      <pattern id={dotsOf(id)} width="5" height="5" patternUnits="userSpaceOnUse">
        <rect className={styles.patternGround} width="5" height="5" />
        <circle className={styles.dot} cx="2.5" cy="2.5" r="1.1" />
      </pattern>
    </>
  );
}

const dotsOf = (id: string): string => `${id}-dots`;

/** How a series is filled, given the pattern of its drawing. */
export const fillOf = (place: number, hatchId: string) => ({
  'data-fill': fills[place],
  fill: patternOf(fills[place], hatchId),
});

function patternOf(look: (typeof fills)[number] | undefined, id: string): string | undefined {
  if (look === 'hatch') return `url(#${id})`;
  return look === 'dots' ? `url(#${dotsOf(id)})` : undefined;
}
