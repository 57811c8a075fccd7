import { ExpandableText } from '../../ui/text/ExpandableText.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import type { Place } from './place.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Quote.module.css';

/** The text that a note is on, as its publisher wrote it. */
export function Quote({ place: { quote } }: { place: Place }) {
  const t = useMessages('notes');
  if (quote === undefined) return null;
  return (
    <blockquote className={styles.quote}>
      <VisuallyHidden>{t('quote')}: </VisuallyHidden>
      <ExpandableText lines={3}>{quote}</ExpandableText>
    </blockquote>
  );
}
