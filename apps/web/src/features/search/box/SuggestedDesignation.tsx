import { designationParts } from '../../../ui/text/designationParts.ts';
import { DesignationText } from '../../../ui/text/DesignationText.tsx';
import { HighlightedText } from '../../../ui/text/HighlightedText.tsx';
import { typedPart } from './typedPart.ts';
import styles from './SuggestedDesignation.module.css';

/** A designation with what was typed of it marked. */
export function SuggestedDesignation({ value, typed }: { value: string; typed: string }) {
  const { publisher, number, year } = designationParts(value);
  const ranges = typedPart(value, typed);
  const toYear = publisher.length + number.length;
  return (
    <bdi className={styles.designation} dir="ltr">
      <DesignationText
        value={value}
        breaks={[...(publisher ? [publisher.length] : []), ...(year ? [toYear] : [])]}
        light={styles.light}
        render={(text, from) => (
          <HighlightedText
            text={text}
            ranges={ranges.map(({ start, end }) => ({ start: start - from, end: end - from }))}
          />
        )}
      />
    </bdi>
  );
}
