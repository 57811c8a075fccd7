import type { TenantChange, TenantOverview } from '@norma/contracts';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { TextArea } from '../../../../ui/forms/TextArea.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { typedIn } from '../../../../ui/forms/typedIn.ts';
import { useTenantChange } from './useTenantChange.ts';
import styles from './EditTexts.module.css';

type Props = { tenant: TenantOverview; onClose: () => void };

/** Edits the texts that readers are shown: the banner with its times, and what downloads and signing out say. */
export function EditTexts({ tenant, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const { banner, licenceLine, signIn } = tenant;
  const send = (typed: FormData) => {
    const text = (name: string): string => typedIn(typed, name);
    const given: TenantChange = {
      banner: text('banner.text') === '' ? null : bannerOf(text),
      licenceLine: text('licenceLine'),
      signOut: { text: text('signOut.text') },
    };
    return change(given);
  };
  return (
    <Form
      label={t('tenant.editSection', { section: t('tenant.texts') })}
      submit={t('tenant.saveChange')}
      onSend={send}
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      <TextArea
        name="banner.text"
        label={t('tenant.banner')}
        hint={t('tenant.bannerHint')}
        limit={500}
        rows={2}
        defaultValue={banner?.text ?? ''}
        dir="auto"
        data-autofocus
      />
      <div className={styles.times}>
        <TextField
          name="banner.startDate"
          type="datetime-local"
          label={t('tenant.bannerFrom')}
          defaultValue={banner ? localTime(banner.startDate) : ''}
        />
        <TextField
          name="banner.endDate"
          type="datetime-local"
          label={t('tenant.bannerTo')}
          defaultValue={banner ? localTime(banner.endDate) : ''}
        />
      </div>
      <TextField
        name="licenceLine"
        label={t('tenant.licenceLine')}
        hint={t('tenant.emptyForUsual')}
        limit={300}
        defaultValue={licenceLine}
        dir="auto"
        autoComplete="off"
      />
      <TextArea
        name="signOut.text"
        label={t('tenant.signOutText')}
        hint={t('tenant.emptyForUsual')}
        limit={1000}
        rows={2}
        defaultValue={signIn.signOutText}
        dir="auto"
      />
    </Form>
  );
}

/** A banner without times is shown from now on for a week. */
function bannerOf(text: (name: string) => string) {
  const from = text('banner.startDate') ? new Date(text('banner.startDate')) : new Date();
  const to = text('banner.endDate') ? new Date(text('banner.endDate')) : new Date(from.getTime() + weekMs);
  return { text: text('banner.text'), startDate: from.toISOString(), endDate: to.toISOString() };
}

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** A moment as `datetime-local` has it: in the zone of the browser, by the minute. */
function localTime(moment: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
