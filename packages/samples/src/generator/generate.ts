import { readLibrary } from './library.ts';
import { writeStandard, type GeneratedStandard } from './write/document.ts';

/** Every generated standard of the demo library, family by family, the newest editions of all first. */
export function* generateStandards(): Generator<GeneratedStandard> {
  const library = readLibrary();
  const max = Math.max(...library.families.map(({ editions }) => editions.length));
  for (let back = 0; back < max; back++) {
    for (const source of library.families) {
      const edition = source.editions.length - back;
      if (edition >= 1) yield writeStandard(source, edition, library);
    }
  }
}
