import type { Preferences } from '@norma/contracts';
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseDensity, useChosenDensity } from '../../../theme/density.ts';
import { changeLanguage, chosenLanguage } from '../../../i18n/language.ts';
import { useLanguages } from '../../session/index.ts';
import { languageOfWire, wireOfLanguage } from '@norma/contracts/fields';

type Device = {
  /** What was chosen on this device; null for what the reader left as it came. */
  chosen: Preferences;
  /** Makes the device like this from now on. */
  follow: (likes: Partial<Preferences>) => void;
};

/** What this device is told to be like. */
export function useDevice(): Device {
  useTranslation(); // What was chosen is asked for again when the language changes.
  const { offered } = useLanguages();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = chosenLanguage();
  const chosen: Preferences = {
    language: language && wireOfLanguage(language),
    appearance: isAppearanceChosen() ? appearanceOf(colorScheme) : null,
    density: useChosenDensity(),
  };
  const follow = ({ language: wire, appearance, density }: Partial<Preferences>): void => {
    const wanted = wire && languageOfWire(wire);
    if (wanted && offered.includes(wanted)) void changeLanguage(wanted);
    if (appearance) setColorScheme(appearance);
    if (density) chooseDensity(density);
  };
  return { chosen, follow };
}

const appearanceOf = (scheme: MantineColorScheme): Preferences['appearance'] => scheme;

// Mantine keeps the choice under this name, and nothing before one is made.
function isAppearanceChosen(): boolean {
  try {
    return localStorage.getItem('mantine-color-scheme-value') !== null;
  } catch {
    return false;
  }
}
