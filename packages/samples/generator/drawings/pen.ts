/** A place on a drawing, in its own units from its upper left corner. */
export type Point = readonly [x: number, y: number];

const SERIF = 'font-family="IBM Plex Serif, serif" fill="currentColor" stroke="none"';

/** Width, height and strokes of a drawing. */
export type Sketch = () => readonly [width: number, height: number, content: readonly string[]];

/** A number with at most one decimal, as drawings need no more. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A straight line; `dash` as in SVG. */
export const line = ([x1, y1]: Point, [x2, y2]: Point, width = 1.2, dash = ''): string =>
  `<line x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;

/** A line through points, closed or open. */
export const outline = (points: readonly Point[], width = 1.4, fill = 'none'): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" stroke-width="${width}" ${fillOf(fill)}/>`;
export const polyline = (points: readonly Point[], width = 1.4): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}" stroke-width="${width}"/>`;

/** A path in SVG's own words. */
export const path = (d: string, width = 1.4, fill = 'none'): string =>
  `<path d="${d}" stroke-width="${width}" ${fillOf(fill)}/>`;

/** A box from its upper left corner. */
export const box = ([x, y]: Point, width: number, height: number, fill = 'none', stroke = 1.4): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" stroke-width="${stroke}" ${fillOf(fill)}/>`;

export const circle = ([x, y]: Point, radius: number, fill = 'none', width = 1.4): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" stroke-width="${width}" ${fillOf(fill)}/>`;

/** `hatch` and `dense` are patterns; `ink` is full, a number is a shade. */
function fillOf(fill: string): string {
  if (fill === 'ink') return 'fill="currentColor"';
  if (fill === 'hatch' || fill === 'dense') return `fill="url(#${fill})"`;
  return /^[\d.]+$/.test(fill) ? `fill="currentColor" fill-opacity="${fill}"` : 'fill="none"';
}

/** Words or numbers on a drawing; `anchor` as in SVG. */
export const label = ([x, y]: Point, text: string, anchor = 'middle', size = 14): string =>
  `<text ${SERIF} x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${size}">${text}</text>`;

/** A symbol with its index, the letter leaning: `h_ef`. */
export function symbol([x, y]: Point, name: string, anchor = 'middle', size = 15): string {
  const [base = '', index] = name.split(/_(.*)/s);
  const style = /^[A-Za-z]/.test(base) ? ' font-style="italic"' : '';
  const sub = index
    ? `<tspan font-style="normal" font-size="${n(size * 0.72)}" dy="${n(size * 0.28)}">${index}</tspan>`
    : '';
  return `<text ${SERIF} x="${n(x)}" y="${n(y)}" text-anchor="${anchor}" font-size="${size}"${style}>${base}${sub}</text>`;
}

/** A filled tip at the end of a line that comes from a point. */
function tip([fx, fy]: Point, [x, y]: Point, size: number): string {
  const length = Math.hypot(x - fx, y - fy) || 1;
  const [ux, uy] = [(x - fx) / length, (y - fy) / length];
  const [bx, by] = [x - ux * size, y - uy * size];
  const w = size * 0.24;
  return `<path d="M${n(x)} ${n(y)}L${n(bx - uy * w)} ${n(by + ux * w)}L${n(bx + uy * w)} ${n(by - ux * w)}Z" stroke-width="0.5" fill="currentColor"/>`;
}

/** A force or a flow. */
export const arrow = (from: Point, to: Point, width = 1.6): string =>
  line(from, to, width) + tip(from, to, 12);

/** A dimension line with its symbol; `shift` sets it off to the left of its direction. */
export function dimension(from: Point, to: Point, name: string, shift = 14): string {
  const [x1, y1] = from;
  const [x2, y2] = to;
  const length = Math.hypot(x2 - x1, y2 - y1) || 1;
  const [nx, ny] = [(y2 - y1) / length, -(x2 - x1) / length];
  const at: Point = [(x1 + x2) / 2 + nx * shift, (y1 + y2) / 2 + ny * shift + 5];
  return line(from, to, 0.8) + tip(from, to, 9) + tip(to, from, 9) + symbol(at, name);
}

/** A number of the key, with a leader to what it names. */
export function callout(number: number, at: Point, target: Point): string {
  const [x, y] = at;
  const [tx, ty] = target;
  const length = Math.hypot(tx - x, ty - y) || 1;
  const from: Point = [x + ((tx - x) / length) * 11, y + ((ty - y) / length) * 11];
  return (
    line(from, target, 0.7) +
    `<circle cx="${n(tx)}" cy="${n(ty)}" r="1.8" stroke-width="0" fill="currentColor"/>` +
    label([x, y + 5], String(number))
  );
}

/** Earth or a fixed ground: a line with strokes below. */
export const ground = (from: number, to: number, y: number): string =>
  line([from, y], [to, y], 1.8) + box([from, y], to - from, 9, 'hatch', 0);

/** A wavy surface of a liquid. */
export function surface(from: number, to: number, y: number): string {
  let d = `M${n(from)} ${n(y)}`;
  for (let x = from; x < to; x += 20) d += `q5 -4 10 0t10 0`;
  return path(d, 0.8);
}

/** The drawing as a file of its own. */
export function sheet(width: number, height: number, content: readonly string[], title: string): string {
  const all = content.join('\n');
  const pattern = (id: string, size: number, angle: number): string =>
    all.includes(`#${id})`)
      ? `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${angle})"><line x1="0" y1="0" x2="0" y2="${size}" stroke-width="0.6"/></pattern>`
      : '';
  const patterns = pattern('hatch', 9, 45) + pattern('dense', 4, -60);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" direction="ltr" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">\n` +
    `<title>${title.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</title>\n${patterns ? `<defs>${patterns}</defs>\n` : ''}${all}\n</svg>\n`
  );
}
