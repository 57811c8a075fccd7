import { memo, useId, useMemo } from 'react';
import { heatStripMarks, type Mark, type MarkKind, type Stretch } from './rulerMarks.ts';
import styles from './Marks.module.css';

type Props = { marks: readonly Mark[]; length: number; isUpright: boolean };

// How wide the strip is, in px. What was removed has the half where reading begins, what was added the other one;
// compass points are out of the strip on both sides.
const stripWidth = 20;
const half = stripWidth / 2;
const whole = { from: 0, to: stripWidth };
const across: Record<MarkKind, Stretch> = {
  removed: { from: 0, to: half },
  added: { from: half, to: stripWidth },
  moved: whole,
  hit: whole,
  'compass-point': { from: -3, to: stripWidth + 3 },
};
const kinds = ['removed', 'added', 'moved', 'hit', 'compass-point'] as const;

/** The marks of an overview ruler: one path per kind, so that thousands of marks render quickly. */
export const Marks = memo(function Marks({ marks, length, isUpright }: Props) {
  const id = useId();
  const drawn = useMemo(() => heatStripMarks(marks, length), [marks, length]);
  const [width, height] = isUpright ? [stripWidth, length] : [length, stripWidth];
  return (
    <svg
      className={styles.marks}
      {...{ width, height }}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden
    >
      <pattern
        id={id}
        width="3"
        height="3"
        patternUnits="userSpaceOnUse"
        patternTransform={isUpright ? undefined : 'rotate(90)'}
      >
        <path className={styles.hatch} d="M0 .75h3" />
      </pattern>
      {kinds.map((kind) => (
        <path
          className={styles.kind}
          key={kind}
          data-kind={kind}
          d={drawn[kind].map((along) => block(along, across[kind], isUpright)).join('')}
          fill={kind === 'moved' ? `url(#${id})` : undefined}
        />
      ))}
    </svg>
  );
});

function block(along: Stretch, wide: Stretch, isUpright: boolean): string {
  const [x, y] = isUpright ? [wide, along] : [along, wide];
  return `M${x.from} ${y.from}H${x.to}V${y.to}H${x.from}z`;
}
