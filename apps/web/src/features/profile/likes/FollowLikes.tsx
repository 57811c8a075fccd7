import type { Preferences } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../../client/client.ts';
import { likesKept, useAccount, useLanguages } from '../../session/index.ts';
import { settle } from './settle.ts';
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { readingChoice } from '../../../theme/deviceChoice.ts';
import { chooseDensity, useChosenDensity } from '../../../theme/density.ts';
import { chooseSingleKeys, useChosenSingleKeys } from '../../../ui/keys/singleKeys.ts';
import { changeLanguage, chosenLanguage } from '../../../i18n/language.ts';
import { languageOfWire, wireOfLanguage } from '@norma/contracts/fields';

/** Uploads preferences chosen on this device, and applies those chosen on others. */
export function FollowLikes() {
  const { userType, preferences: saved } = useAccount();
  const { chosen, follow } = useDevice();
  const { language, appearance, density, shortcuts, reading } = chosen;
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (likes: Partial<Preferences>) => client.profile.savePreferences({ body: likes }),
    // One after the other, so that the last choice is saved last.
    scope: { id: 'likes' },
    onSuccess: (answer, uploaded) => {
      agreeOn(uploaded);
      likesKept(queries, answer);
    },
    meta: { isHandled: true }, // It is sent again with the next choice, or at the next visit.
  });
  const followOthers = useEffectEvent(follow);
  const followed = useRef<Preferences>(undefined);
  // A company sign-in is shared: preferences of one user are not applied to the others.
  const isPersonal = userType === 'INDIVIDUAL';

  useEffect(() => {
    if (!isPersonal) return;
    const settlement = settle({
      device: { language, appearance, density, shortcuts, reading },
      agreed: agreedLikes(),
      saved,
    });
    if (Object.keys(settlement.tell).length > 0) mutate(settlement.tell);
    if (followed.current === saved) return;
    followed.current = saved;
    agreeOn(settlement.follow);
    followOthers(settlement.follow);
  }, [isPersonal, saved, language, appearance, density, shortcuts, reading, mutate]);
  return null;
}

const name = 'norma.likes';
const nothing: Preferences = {
  language: null,
  appearance: null,
  density: null,
  shortcuts: null,
  reading: null,
};

/** The preferences that device and server last agreed on. */
function agreedLikes(): Preferences {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(name) ?? '{}') };
  } catch {
    return nothing; // Storage is forbidden, or another program wrote there.
  }
}

/** Stores the preferences that device and server agree on now. */
function agreeOn(likes: Partial<Preferences>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...agreedLikes(), ...likes }));
  } catch {
    // The choice is sent again at the next visit.
  }
}

type Device = {
  /** The preferences chosen on this device; null for defaults. */
  chosen: Preferences;
  /** Makes the device like this from now on. */
  follow: (likes: Partial<Preferences>) => void;
};

/** The settings of this device. */
function useDevice(): Device {
  useTranslation(); // What was chosen is fetched again when the language changes.
  const { offered } = useLanguages();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const language = chosenLanguage();
  const chosen: Preferences = {
    language: language && wireOfLanguage(language),
    appearance: isAppearanceChosen() ? appearanceOf(colorScheme) : null,
    density: useChosenDensity(),
    shortcuts: useChosenSingleKeys(),
    reading: readingChoice.useChosen(),
  };
  const follow = (preferences: Partial<Preferences>): void => {
    const { language: wire, appearance, density, shortcuts, reading } = preferences;
    const preferred = wire && languageOfWire(wire);
    if (preferred && offered.includes(preferred)) void changeLanguage(preferred);
    if (appearance) setColorScheme(appearance);
    if (density) chooseDensity(density);
    if (shortcuts) chooseSingleKeys(shortcuts);
    if (reading) readingChoice.choose(reading);
  };
  return { chosen, follow };
}

const appearanceOf = (scheme: MantineColorScheme): Preferences['appearance'] => scheme;

// Mantine stores the choice under this key, once one is made.
function isAppearanceChosen(): boolean {
  try {
    return localStorage.getItem('mantine-color-scheme-value') !== null;
  } catch {
    return false;
  }
}
