import { useMantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../ui/forms/RadioGroup.tsx';
import { changeLanguage } from '../i18n/language.ts';
import styles from './ChooseLook.module.css';

/** Light or dark, left to right or right to left. */
export function ChooseLook() {
  const { i18n } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div className={styles.choices} lang="en">
      <RadioGroup
        label="Appearance"
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'auto', label: 'As on this device' },
        ]}
        value={colorScheme}
        onChange={setColorScheme}
      />
      <RadioGroup
        label="Language"
        options={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'Arabic' },
        ]}
        value={i18n.language === 'ar' ? 'ar' : 'en'}
        onChange={(language) => void changeLanguage(language)}
      />
    </div>
  );
}
