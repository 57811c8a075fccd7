import type { Profile } from '@norma/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { CallRefused } from '../../client/client.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Form } from '../../ui/forms/Form.tsx';
import { Select } from '../../ui/forms/Select.tsx';
import { SkeletonRows } from '../../ui/feedback/SkeletonRows.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { reloadSession, useAccount } from '../session/index.ts';
import { fieldsRefused, isChanged, longest, typedProfile, type Fields } from './profile.ts';
import { placesQuery, saveProfile } from './queries.ts';
import { useMessages } from '../../i18n/useMessages.ts';
import { useBlocker } from 'react-router';
import { MessageDialog } from '../../ui/overlays/MessageDialog.tsx';
import styles from './ProfileForm.module.css';

type Props = { onSaved: () => void; onCancel: () => void };
type Places = Awaited<
  ReturnType<Extract<ReturnType<typeof placesQuery>['queryFn'], (...given: never) => unknown>>
>;

/** Where the reader can be reached, to be changed. */
export function ProfileForm(props: Props) {
  const t = useMessages('profile');
  const { i18n } = useTranslation();
  const { data: places, error, refetch } = useQuery(placesQuery(i18n.language));
  const { userAccounts } = useAccount();
  const [saved] = userAccounts;
  if (error) {
    return (
      <ErrorState title={t('listsFailed')} onRetry={() => void refetch()}>
        {t('listsFailedText')}
      </ErrorState>
    );
  }
  if (!places || !saved) return <SkeletonRows rows={4} />;
  return <Editing {...props} saved={saved} places={places} />;
}

function Editing({ saved, places, onSaved, onCancel }: Props & { saved: Profile; places: Places }) {
  const t = useMessages('profile');
  const queries = useQueryClient();
  const { mutateAsync } = useMutation(saveProfile);
  const [country, setCountry] = useState(saved.country);
  const [hasChanges, setChanges] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  const noteChange = ({ currentTarget }: FormEvent<HTMLDivElement>): void => {
    const form = currentTarget.closest('form');
    if (form) setChanges(isChanged(typedProfile(new FormData(form)), saved));
  };
  const send = async (typed: FormData) => {
    try {
      await mutateAsync(typedProfile(typed));
    } catch (error) {
      if (!(error instanceof CallRefused) || error.fieldErrors.length === 0) throw error;
      return fieldsRefused(error, (field) => t('tooLong', { label: t(field), limit: longest(field) }));
    }
    setChanges(false);
    await reloadSession(queries);
    onSaved();
    return undefined;
  };
  const line = (field: Exclude<Fields, 'country' | 'state'>, autoComplete: string) => (
    <TextField
      name={field}
      label={t(field)}
      defaultValue={saved[field]}
      autoComplete={autoComplete}
      dir="auto"
      {...(field === 'address1' && { ref: first })}
      {...(field === 'mobile' && { type: 'tel', dir: 'ltr' })}
    />
  );
  return (
    <>
      <Form
        label={t('form')}
        submit={t('save')}
        onSend={send}
        actions={<Button onClick={onCancel}>{t('cancel')}</Button>}
      >
        <div className={styles.fields} onInput={noteChange}>
          {line('address1', 'address-line1')}
          {line('address2', 'address-line2')}
          <div className={styles.pair}>
            {line('postalCode', 'postal-code')}
            {line('city', 'address-level2')}
          </div>
          <div className={styles.pair}>
            <Select
              name="country"
              label={t('country')}
              autoComplete="country"
              value={country}
              onChange={({ currentTarget }) => setCountry(currentTarget.value)}
              placeholder={t('chooseCountry')}
              options={options(places.countries)}
            />
            {country === 'US' && (
              <Select
                name="state"
                label={t('state')}
                autoComplete="address-level1"
                defaultValue={saved.state}
                placeholder={t('chooseState')}
                options={options(places.states)}
              />
            )}
          </div>
          <div className={styles.pair}>{line('mobile', 'tel')}</div>
        </div>
      </Form>
      <UnsavedChanges areThere={hasChanges} />
    </>
  );
}

const options = (all: { code: string; value: string }[]) =>
  all.map(({ code, value }) => ({ value: code, label: value }));

/** Asks before unsaved changes are lost, on navigation within the app or away from it. */
function UnsavedChanges({ areThere }: { areThere: boolean }) {
  const t = useMessages('profile');
  const blocker = useBlocker(areThere);
  useEffect(() => {
    if (!areThere) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => window.removeEventListener('beforeunload', onBeforeUnload);
  }, [areThere]);
  return (
    <MessageDialog
      isOpen={blocker.state === 'blocked'}
      title={t('unsaved')}
      question={{ confirm: t('leave'), keep: t('stay'), isDangerous: true }}
      onEnd={(end) => {
        if (blocker.state !== 'blocked') return;
        if (end === 'CONFIRM') blocker.proceed();
        else blocker.reset();
      }}
    >
      {t('unsavedText')}
    </MessageDialog>
  );
}
