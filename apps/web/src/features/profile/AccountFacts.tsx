import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../session/index.ts';
import { addressLines } from './addressLines.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './AccountFacts.module.css';

/** The title block of a person; short while what stands below is being edited. */
export function AccountFacts({ isShort }: { isShort: boolean }) {
  const words = useMessages('profile');
  const { i18n } = useTranslation();
  const { userAccounts, email } = useAccount();
  const [person] = userAccounts;
  if (!person) return null;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const lines = addressLines(person, i18n.language);
  return (
    <dl className={styles.block}>
      <Fact label={words('name')} value={name && <bdi>{name}</bdi>} />
      <Fact label={words('email')} value={email && <bdi dir="ltr">{email}</bdi>} />
      <Fact label={words('company')} value={person.companyName && <bdi>{person.companyName}</bdi>} isWide />
      {!isShort && (
        <>
          <Fact label={words('address')} value={lines.length > 0 && <Lines lines={lines} />} />
          <Fact label={words('phone')} value={person.mobile && <bdi dir="ltr">{person.mobile}</bdi>} />
        </>
      )}
    </dl>
  );
}

/** What is not known is said in words: a blank would look like a mistake. */
function Fact({ label, value, isWide }: { label: string; value: ReactNode; isWide?: boolean }) {
  const words = useMessages('profile');
  return (
    <div className={styles.fact} data-wide={isWide}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value || <span className={styles.none}>{words('notGiven')}</span>}</dd>
    </div>
  );
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line, at) => (
    // The lines of one address never change their places.
    <span className={styles.line} key={at}>
      <bdi>{line}</bdi>
    </span>
  ));
