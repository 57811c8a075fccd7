import { Menu, useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const schemes: MantineColorScheme[] = ['light', 'dark', 'auto'];

/** Light, dark, or as the reader's device has it. */
export function ChooseAppearance() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const choose = (value: string): void => {
    const chosen = schemes.find((scheme) => scheme === value);
    if (chosen) setColorScheme(chosen);
  };
  return (
    <>
      <Menu.Label>{t('shell.appearance')}</Menu.Label>
      <Menu.RadioGroup value={colorScheme} onChange={choose}>
        {schemes.map((scheme) => (
          <Menu.RadioItem key={scheme} value={scheme}>
            {t(`shell.appearance.${scheme}`)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </>
  );
}
