import { IconPencil } from '@tabler/icons-react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/toasts.ts';
import { SupportLink, useAccount } from '../session/index.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { placesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { addressLines } from './addressLines.ts';
import styles from './Reached.module.css';

/** Who the reader is and where they can be reached; people who sign in for themselves may change the latter. */
export function Reached() {
  const t = useMessages('profile');
  const { i18n } = useTranslation();
  usePrefetchQuery(placesQuery(i18n.language));
  const isPersonal = useAccount().userType === 'INDIVIDUAL';
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const onSaved = (): void => {
    setEditing(false);
    showToast({ kind: 'success', message: t('saved') });
  };
  return (
    <section className={styles.reached} aria-label={t('reached')}>
      <AccountFacts isShort={isEditing} />
      {isEditing && <ProfileForm onSaved={onSaved} onCancel={() => setEditing(false)} />}
      {!isEditing && isPersonal && (
        <Button
          ref={edit}
          className={styles.edit}
          icon={<IconPencil size={16} stroke={1.6} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {t('edit')}
        </Button>
      )}
      <p className={styles.note}>
        {t(isPersonal ? 'fixed' : 'shared')} <SupportLink />
      </p>
    </section>
  );
}

/** The title block of a person; short while what is below is being edited. */
function AccountFacts({ isShort }: { isShort: boolean }) {
  const t = useMessages('profile');
  const { i18n } = useTranslation();
  const { userAccounts, email } = useAccount();
  const [person] = userAccounts;
  if (!person) return null;
  const name = [person.firstName, person.lastName].filter(Boolean).join(' ');
  const lines = addressLines(person, i18n.language);
  return (
    <dl className={styles.block}>
      <Fact label={t('name')} value={name && <bdi>{name}</bdi>} />
      <Fact label={t('email')} value={email && <bdi dir="ltr">{email}</bdi>} />
      <Fact label={t('company')} value={person.companyName && <bdi>{person.companyName}</bdi>} isWide />
      {!isShort && (
        <>
          <Fact label={t('address')} value={lines.length > 0 && <Lines lines={lines} />} />
          <Fact label={t('phone')} value={person.mobile && <bdi dir="ltr">{person.mobile}</bdi>} />
        </>
      )}
    </dl>
  );
}

/** What is not known is said in words: a blank would look like a mistake. */
function Fact({ label, value, isWide }: { label: string; value: ReactNode; isWide?: boolean }) {
  const t = useMessages('profile');
  return (
    <div className={styles.fact} data-wide={isWide}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{value || <span className={styles.none}>{t('notGiven')}</span>}</dd>
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
