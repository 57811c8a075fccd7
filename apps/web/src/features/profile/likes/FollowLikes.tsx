import type { Preferences } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../../client/client.ts';
import { likesKept, useAccount, useLanguages } from '../../session/index.ts';
import { settle } from './settle.ts';
import { useMantineColorScheme, type MantineColorScheme } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { chooseDensity, useChosenDensity } from '../../../theme/density.ts';
import { changeLanguage, chosenLanguage } from '../../../i18n/language.ts';
import { languageOfWire, wireOfLanguage } from '@norma/contracts/fields';

/** Tells the library what the reader chooses on this device, and follows what they chose on another one. */
export function FollowLikes() {
  const { userType, preferences: kept } = useAccount();
  const { chosen, follow } = useDevice();
  const { language, appearance, density } = chosen;
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (likes: Partial<Preferences>) => client.profile.savePreferences({ body: likes }),
    // One after the other: the last choice is to be the one that is kept.
    scope: { id: 'likes' },
    onSuccess: (answer, told) => {
      agreeOn(told);
      likesKept(queries, answer);
    },
    meta: { isHandled: true }, // It is sent again with the next choice, or at the next visit.
  });
  const followOthers = useEffectEvent(follow);
  const followed = useRef<Preferences>(undefined);
  // A company signs in for many: what one of them likes is nothing to the others.
  const isPersonal = userType === 'INDIVIDUAL';

  useEffect(() => {
    if (!isPersonal) return;
    const settlement = settle({ device: { language, appearance, density }, agreed: agreedLikes(), kept });
    if (Object.keys(settlement.tell).length > 0) mutate(settlement.tell);
    if (followed.current === kept) return;
    followed.current = kept;
    agreeOn(settlement.follow);
    followOthers(settlement.follow);
  }, [isPersonal, kept, language, appearance, density, mutate]);
  return null;
}

const name = 'norma.likes';
const nothing: Preferences = { language: null, appearance: null, density: null };

/** What this device and the library agreed on last. */
function agreedLikes(): Preferences {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(name) ?? '{}') };
  } catch {
    return nothing; // Storage is forbidden, or another program wrote there.
  }
}

/** Remembers what device and library agree on now. */
function agreeOn(likes: Partial<Preferences>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...agreedLikes(), ...likes }));
  } catch {
    // The choice is sent again at the next visit.
  }
}

type Device = {
  /** What was chosen on this device; null for what the reader left as it came. */
  chosen: Preferences;
  /** Makes the device like this from now on. */
  follow: (likes: Partial<Preferences>) => void;
};

/** The settings of this device. */
function useDevice(): Device {
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
