import { Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLanguages } from '../features/session/index.ts';
import { languageName } from '../ui/languageName.ts';
import parts from './ChooseLanguage.module.css';

/** The languages of the interface, for windows whose header has no room for them. */
export function ChooseLanguage() {
  const { t } = useTranslation();
  const { offered, chosen, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <div className={parts.narrow}>
      <Menu.Label>{t('shell.language')}</Menu.Label>
      <Menu.RadioGroup value={chosen} onChange={choose}>
        {offered.map((tag) => (
          <Menu.RadioItem key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </div>
  );
}
