import type { TenantOverview } from '@norma/contracts';
import { useState } from 'react';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { Form } from '../../../../ui/forms/Form.tsx';
import { Select } from '../../../../ui/forms/Select.tsx';
import { TextField } from '../../../../ui/forms/TextField.tsx';
import { useMessages } from '../../../../i18n/useMessages.ts';
import { LookPreview } from './LookPreview.tsx';
import { useTenantChange } from './useTenantChange.ts';
import styles from './EditLook.module.css';

type Theme = TenantOverview['theme'];
type Props = { theme: Theme; title: string; onClose: () => void };

const papers = ['neutral', 'cool', 'warm'] as const;
const titleFaces = ['serif', 'sans'] as const;
const headers = ['paper', 'ink'] as const;

/** Edits the look of the library beside a preview of it. */
export function EditLook({ theme, title, onClose }: Props) {
  const t = useMessages('tenants');
  const change = useTenantChange(onClose);
  const [chosen, setChosen] = useState(theme);
  const choose = (part: Partial<Theme>): void => setChosen((before) => ({ ...before, ...part }));
  const isColor = /^#[0-9a-f]{6}$/i.test(chosen.brand);
  return (
    <Form
      label={t('tenant.editSection', { section: t('tenant.look') })}
      submit={t('tenant.saveChange')}
      onSend={() => change({ theme: chosen })}
      actions={<Button onClick={onClose}>{t('tenant.cancel')}</Button>}
    >
      <div className={styles.brand}>
        <TextField
          name="theme.brand"
          label={t('tenant.brand')}
          value={chosen.brand}
          onChange={({ currentTarget }) => choose({ brand: currentTarget.value.trim() })}
          complaint={isColor ? null : t('tenant.brandWrong')}
          required
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          data-autofocus
        />
        <input
          className={styles.picker}
          type="color"
          aria-label={t('tenant.pickColor')}
          value={isColor ? chosen.brand.toLowerCase() : theme.brand.toLowerCase()}
          onChange={({ currentTarget }) => choose({ brand: currentTarget.value.toUpperCase() })}
        />
      </div>
      <Select
        label={t('tenant.paper')}
        value={chosen.paper}
        options={papers.map((value) => ({ value, label: t(`tenant.paper.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          choose({ paper: papers.find((each) => each === value) ?? 'neutral' })
        }
      />
      <Select
        label={t('tenant.titleFace')}
        value={chosen.titleFace}
        options={titleFaces.map((value) => ({ value, label: t(`tenant.titleFace.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          choose({ titleFace: titleFaces.find((each) => each === value) ?? 'serif' })
        }
      />
      <Select
        label={t('tenant.header')}
        value={chosen.header}
        options={headers.map((value) => ({ value, label: t(`tenant.header.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          choose({ header: headers.find((each) => each === value) ?? 'paper' })
        }
      />
      <LookPreview theme={isColor ? chosen : { ...chosen, brand: theme.brand }} title={title} />
    </Form>
  );
}
