import { fluids } from './fluids.ts';
import { light } from './light.ts';
import { mechanics } from './mechanics.ts';
import { sheet, type Sketch } from './pen.ts';

const SKETCHES: Readonly<Record<string, Sketch>> = { ...mechanics, ...fluids, ...light };

/** A drawing by its name, as an SVG file. */
export function drawSketch(name: string, title: string): string {
  const sketch = SKETCHES[name];
  if (!sketch)
    throw new Error(`There is no drawing "${name}"; known are ${Object.keys(SKETCHES).join(', ')}`);
  const [width, height, content] = sketch();
  return sheet(width, height, content, title);
}
