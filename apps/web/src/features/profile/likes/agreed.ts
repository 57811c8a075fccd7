import type { Preferences } from '@norma/contracts';

const name = 'norma.likes';
const nothing: Preferences = { language: null, appearance: null, density: null };

/** What this device and the library agreed on last. */
export function agreedLikes(): Preferences {
  try {
    return { ...nothing, ...JSON.parse(localStorage.getItem(name) ?? '{}') };
  } catch {
    return nothing; // Storage is forbidden, or somebody else wrote there.
  }
}

/** Remembers what device and library agree on now. */
export function agreeOn(likes: Partial<Preferences>): void {
  try {
    localStorage.setItem(name, JSON.stringify({ ...agreedLikes(), ...likes }));
  } catch {
    // What was chosen here is told again at the next visit.
  }
}
