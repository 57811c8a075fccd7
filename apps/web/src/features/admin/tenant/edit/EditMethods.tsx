import type { TenantOverview } from '@norma/contracts';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { CheckboxGroup } from '../../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { useTenantChange } from './useTenantChange.ts';

type Methods = TenantOverview['signIn']['methods'];
type Props = { methods: Methods; onClose: () => void };

const every: Methods = ['PWD', 'SSO', 'IP', 'JWT', 'APPLET'];

/** Chooses how people may sign in. */
export function EditMethods({ methods, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const [chosen, setChosen] = useState<readonly string[]>(methods);
  return (
    <Form
      label={t('tenant.editSection', { section: t('tenant.signIn') })}
      submit={t('tenant.saveChange')}
      onSend={() => change({ authenticationMethods: every.filter((method) => chosen.includes(method)) })}
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      <CheckboxGroup
        name="authenticationMethods"
        label={t('tenant.methods')}
        hint={t('tenant.methodsHint')}
        options={every.map((value) => ({ value, label: t(`tenant.method.${value}`) }))}
        value={chosen}
        onChange={setChosen}
        required
      />
    </Form>
  );
}
