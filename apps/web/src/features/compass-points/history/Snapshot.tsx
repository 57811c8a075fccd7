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
  /** The state to compare with; null for the first one. */
  other: State | null;
  isRich: IsRich;
};

/** A state of a compass point, with the differences from the other state marked. */
export function Snapshot({ title, shown, other, isRich }: Props) {
  const t = useMessages('compass-points');
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
                {t(word)}
                {isChanged && <span className={styles.changed}>{t('isChanged')}</span>}
              </dt>
              <dd>
                {texts[key] === '' ? (
                  <span className={styles.nothing}>{t('empty')}</span>
                ) : (
                  <LongText text={differing(texts[key], others?.[key] ?? texts[key])} of={t(word)} />
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
