import { deviceChoice } from './deviceChoice.ts';

/** The row height of lists, tables and trees. */
export type Density = 'comfortable' | 'compact';

export const densities: readonly Density[] = ['comfortable', 'compact'];

// The page reads the same name before its first paint.
const choice = deviceChoice('norma.density');

const known = (chosen: string | null): Density | null =>
  densities.find((density) => density === chosen) ?? null;

/** Sets all lists in a density, and remembers it on this device. */
export function chooseDensity(density: Density): void {
  document.documentElement.dataset['density'] = density;
  choice.choose(density);
}

/** The density that was chosen, as it changes. */
export const useChosenDensity = (): Density | null => known(choice.useChosen());
