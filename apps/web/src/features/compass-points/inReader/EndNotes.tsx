import type { CompassPoint } from '@norma/contracts';
import type { MarksState } from '@norma/reader/marks';
import type { IsRich } from '../isRich.ts';
import { plainText } from '../isRich.ts';
import { PointText } from '../dialog/PointText.tsx';
import { useMessages } from '../../../i18n/useMessages.ts';
import styles from './EndNotes.module.css';

type Props = { points: readonly CompassPoint[]; placed: MarksState['placed']; isRich: IsRich };

/** In print: the notes of the numbered marks, in the order of the text. */
export function EndNotes({ points, placed, isRich }: Props) {
  const t = useMessages('compass-points-in-text');
  const byId = new Map(points.map((point) => [point.compassPointUUID, point]));
  const inOrder = [...placed.keys()].flatMap((id) => byId.get(id) ?? []);
  if (inOrder.length === 0) return null;
  return (
    <section className={styles.notes} aria-hidden>
      <h2>{t('endNotes')}</h2>
      <ol>
        {inOrder.map((point) => (
          <li key={point.compassPointUUID}>
            <b>{plainText(point.name, isRich.name) || t('nameless')}</b>
            <blockquote>{point.selectionMetadata.selectionText}</blockquote>
            {point.description && <PointText text={point.description} isRich={isRich.description} />}
            {point.overlayDetails && <PointText text={point.overlayDetails} isRich={isRich.overlayDetails} />}
            <p>{point.author}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
