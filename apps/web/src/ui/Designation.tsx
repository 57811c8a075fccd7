import { Fragment } from 'react';
import { designationParts } from './designationParts.ts';
import styles from './Designation.module.css';

type Props = { value: string; size?: 'head' | 'list' | 'table' };

/** A designation, so set that the eye runs down the numbers. It reads left to right in every language. */
export function Designation({ value, size = 'list' }: Props) {
  const { publisher, number, year } = designationParts(value);
  return (
    <bdi className={styles.designation} data-size={size} dir="ltr">
      {publisher && <span className={styles.light}>{publisher}</span>}
      {number.split(/(?=[/+])|(?<= )/).map((piece, at) => (
        // A long one has to go on in the next line somewhere: before an amendment, never within a number.
        <Fragment key={at}>
          {at > 0 && <wbr />}
          {piece}
        </Fragment>
      ))}
      {year && <span className={styles.light}>{year}</span>}
    </bdi>
  );
}
