import { fluids } from './fluids.ts';
import { light } from './light.ts';
import { mechanics } from './mechanics.ts';
import { sheet } from './pen.ts';

/** Width, height and strokes of a drawing. */
export type Sketch = () => readonly [width: number, height: number, content: readonly string[]];

const SKETCHES: Readonly<Record<string, Sketch>> = { ...mechanics, ...fluids, ...light };

/** A drawing by its name, as an SVG file. */
export function drawSketch(name: string, title: string): string {
  const sketch = SKETCHES[name];
  if (!sketch)
    throw new Error(`There is no drawing "${name}"; known are ${Object.keys(SKETCHES).join(', ')}`);
  const [width, height, content] = sketch();
  return sheet(width, height, content, title);
}
