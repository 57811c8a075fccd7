import { designationParts } from './designationParts.ts';
import { DesignationText } from './DesignationText.tsx';
import styles from './Designation.module.css';

type Props = { value: string; size?: 'head' | 'list' | 'table' };

/** A designation, so set that the eye runs down the numbers. It reads left to right in every language. */
export function Designation({ value, size = 'list' }: Props) {
  return (
    <bdi className={styles.designation} data-size={size} dir="ltr">
      <DesignationText value={value} breaks={breaksOf(value)} light={styles.light} />
    </bdi>
  );
}

/** A long designation wraps before an amendment, never within a number. */
function breaksOf(value: string): number[] {
  const { publisher, number } = designationParts(value);
  return [...number.matchAll(/(?!^)(?=[/+])|(?<= )/gu)].map(({ index }) => publisher.length + index);
}
