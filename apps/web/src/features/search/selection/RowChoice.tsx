import { useTranslation } from 'react-i18next';
import { isolateLtr } from '../../../i18n/isolate.ts';
import { Checkbox } from '../../../ui/forms/Checkbox.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { mostSelected, select, useSelected, type Selected } from './selected.ts';

/** Selects a document found. */
export function RowChoice({ document }: { document: Selected }) {
  const { t } = useTranslation();
  const selected = useSelected();
  const isOn = selected.has(document.contentCode);
  return (
    <Checkbox
      label={
        <VisuallyHidden>
          {t('ui.table.select', { name: isolateLtr(document.displayDesignation) })}
        </VisuallyHidden>
      }
      state={isOn ? 'on' : 'off'}
      isDisabled={!isOn && selected.size >= mostSelected}
      onChange={(on) => select([document], on)}
    />
  );
}
