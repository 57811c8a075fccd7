import { IconArrowRight } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessages } from '../../i18n/useMessages.ts';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { Piece } from './changeWords.ts';
import styles from './OldNew.module.css';

/** Old and new with an arrow between, which points the way the text runs. */
export function OldNewArrow() {
  return <IconArrowRight className={styles.arrow} size={13} stroke={1.8} aria-hidden />;
}

/** What a place was and what it is now, never one side alone, with a few words around. */
export function OldNew({ piece: { lead, before, after, tail } }: { piece: Piece }) {
  const t = useMessages('comparison');
  const { i18n } = useTranslation();
  const none = (
    <span className={styles.none} lang={i18n.language}>
      {t('nothing')}
    </span>
  );
  const sides = [
    <Fragment key="old">
      {before ? <bdi className={styles.old}>{before}</bdi> : none}
      <OldNewArrow />
    </Fragment>,
    after ? (
      <bdi className={styles.new} key="new">
        {after}
      </bdi>
    ) : (
      none
    ),
  ];
  const words = lead.replace(/^[\s,;:.]+/, ''); // What ends the words before it.
  // Read out as a sentence of the reader's language: "was …, now …".
  const around = t('wasNow', { before: slot, after: slot }).split(slot);
  return (
    <>
      {words && `${words} `}
      {around.map((spoken, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- words of one message
        <Fragment key={index}>
          {spoken && (
            <VisuallyHidden>
              <bdi lang={i18n.language}>{spoken}</bdi>
            </VisuallyHidden>
          )}
          {sides[index]}
        </Fragment>
      ))}
      {tail && (/^[,.;:!?)\]]/.test(tail) ? tail : ` ${tail}`)}
    </>
  );
}

/** Stands for a side in a message. */
const slot = '\ue000';
