import { IconLanguage } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../ui/text/languageName.ts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import { useLanguages } from './useLanguages.ts';
import styles from './LanguageMenu.module.css';

/** The languages of the interface, where the library offers a choice. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const { offered, chosen, choose } = useLanguages();
  if (offered.length < 2) return null;
  return (
    <span className={styles.language}>
      <Menu
        title={t('shell.language')}
        label={
          <>
            <IconLanguage size={16} stroke={1.6} aria-hidden />
            <span className={styles.chosen}>{languageName(chosen)}</span>
          </>
        }
        items={offered.map((tag) => ({
          key: tag,
          label: languageName(tag),
          lang: tag,
          isChosen: tag === chosen,
        }))}
        onChoose={choose}
      />
    </span>
  );
}
