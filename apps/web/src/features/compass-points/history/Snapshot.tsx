import type { HistoryEntry } from '@norma/contracts';
import { LongText } from '../details/LongText.tsx';
import { differing } from '../details/pieces.ts';
import { plainText, type IsRich } from '../isRich.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import styles from './Snapshot.module.css';

type State = HistoryEntry['auditData']['current'];

type Props = {
  title: string;
  shown: State;
  /** What it is held against; null where there was nothing before. */
  other: State | null;
  isRich: IsRich;
};

/** A compass point as it was at one time; what was otherwise at the other time is marked. */
export function Snapshot({ title, shown, other, isRich }: Props) {
  const words = useMessages('compass-points');
  const texts = textsOf(shown, isRich);
  const others = other && textsOf(other, isRich);
  return (
    <div className={styles.snapshot} role="group" aria-label={title}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.facts}>
        {attributes.map(({ key, word }) => {
          const isChanged = others !== null && others[key] !== texts[key];
          if (texts[key] === '' && !isChanged) return null;
          return (
            <div className={styles.fact} key={key} data-changed={isChanged || undefined}>
              <dt>
                {words(word)}
                {isChanged && <span className={styles.changed}>{words('isChanged')}</span>}
              </dt>
              <dd>
                {texts[key] === '' ? (
                  <span className={styles.nothing}>{words('empty')}</span>
                ) : (
                  <LongText text={differing(texts[key], others?.[key] ?? texts[key])} of={words(word)} />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

type Texts = Record<'name' | 'description' | 'overlayDetails' | 'text', string>;

const attributes: readonly { key: keyof Texts; word: MessageKey<'compass-points'> }[] = [
  { key: 'name', word: 'name' },
  { key: 'description', word: 'description' },
  { key: 'overlayDetails', word: 'overlayDetails' },
  { key: 'text', word: 'text' },
];

const textsOf = ({ name, description, overlayDetails, selectionMetadata }: State, isRich: IsRich): Texts => ({
  name: plainText(name, isRich.name),
  description: plainText(description, isRich.description),
  overlayDetails: plainText(overlayDetails, isRich.overlayDetails),
  text: selectionMetadata.selectionText,
});
