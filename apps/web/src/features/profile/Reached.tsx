import { IconPencil } from '@tabler/icons-react';
import { usePrefetchQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/buttons/Button.tsx';
import { showToast } from '../../ui/feedback/Toasts.tsx';
import { SupportLink, useAccount } from '../session/index.ts';
import { AccountFacts } from './AccountFacts.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { placesQuery } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import styles from './Reached.module.css';

/** Who the reader is and where they can be reached; people who sign in for themselves may change the latter. */
export function Reached() {
  const words = useMessages('profile');
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
    showToast({ kind: 'success', message: words('saved') });
  };
  return (
    <section className={styles.reached} aria-label={words('reached')}>
      <AccountFacts isShort={isEditing} />
      {isEditing && <ProfileForm onSaved={onSaved} onCancel={() => setEditing(false)} />}
      {!isEditing && isPersonal && (
        <Button
          ref={edit}
          className={styles.edit}
          icon={<IconPencil size={16} stroke={1.6} aria-hidden />}
          onClick={() => setEditing(true)}
        >
          {words('edit')}
        </Button>
      )}
      <p className={styles.note}>
        {words(isPersonal ? 'fixed' : 'shared')} <SupportLink />
      </p>
    </section>
  );
}
