import type { TenantOverview } from '@norma/contracts';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { knownFeatures } from '../knownFeatures.ts';
import { useTenantChange } from './useTenantChange.ts';

type Props = { features: TenantOverview['features']; onClose: () => void };

/** Switches features of the library on and off. */
export function EditFeatures({ features, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const [enabled, setEnabled] = useState(features.filter((each) => each.enabled).map(({ code }) => code));
  return (
    <Form
      label={t('tenant.editSection', { section: t('tenant.features') })}
      submit={t('tenant.saveChange')}
      onSend={() =>
        change({ features: features.map(({ code }) => ({ code, enabled: enabled.includes(code) })) })
      }
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      <CheckboxGroup
        name="features"
        label={t('tenant.features')}
        options={features.map(({ code }) => {
          const known = knownFeatures.find((each) => each === code);
          return { value: code, label: known ? t(`tenant.feature.${known}`) : <bdi>{code}</bdi> };
        })}
        value={enabled}
        onChange={setEnabled}
      />
    </Form>
  );
}
