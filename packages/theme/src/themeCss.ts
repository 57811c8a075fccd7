import { contrast, hexOfOklch, oklchOf } from './colour.ts';
import type { Paper } from './papers.ts';
import { rolesOf } from './roles.ts';

/** The choices that make a tenant's look; everything else follows from them. */
export type Choice = {
  readonly brand: string;
  readonly paper: Paper;
  readonly titleFace: 'serif' | 'sans';
  readonly header: 'paper' | 'ink';
};

/**
 * A tenant's theme: the custom properties that `tokens.css` leaves to tenants, in one `:root` block. The dark scheme
 * takes its accent from `--accent-dark` and step 4 by itself. Throws when the brand is not a color.
 */
export const themeCss = (choice: Choice): string =>
  `:root { ${themeProperties(choice)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ')} }\n`;

/** The custom properties of a theme, by their names without dashes. */
export function themeProperties(choice: Choice): [name: string, value: string][] {
  const { ramp, text, mark, fill, onFill, fillEdge, darkText } = rolesOf(choice);
  return [
    ['brand', choice.brand],
    ...ramp.map((colour, step): [string, string] => [`a${step}`, colour]),
    ['accent', text],
    ['accent-mark', mark],
    ['accent-dark', darkText],
    ['accent-fill', fill],
    ['on-fill', onFill],
    ['fill-edge', fillEdge],
    ...(choice.titleFace === 'sans' ? sansTitles : []),
    ...(choice.header === 'ink' ? inkHeader(choice.brand, ramp[4]) : []),
  ];
}

const sansTitles: [string, string][] = [
  ['font-title', 'var(--font-ui)'],
  ['weight-title', '600'],
  ['weight-title-dark', '500'],
];

/** An ink header takes a breath of the brand's hue, so that it belongs to the page below it. */
function inkHeader(brand: string, paleStep = brand): [string, string][] {
  const { hue, chroma: strength } = oklchOf(brand);
  const tinted = (lightness: number, chroma: number): string =>
    hexOfOklch({ lightness, chroma: Math.min(chroma, strength), hue });
  const ground = tinted(0.22, 0.006);
  return [
    ['bar-bg', ground],
    ['bar-ink', tinted(0.96, 0.008)],
    ['bar-2', tinted(0.84, 0.012)],
    ['bar-line', ground],
    ['bar-field', tinted(0.27, 0.006)],
    ['bar-control', tinted(0.62, 0.012)],
    ['bar-focus', 'var(--bar-ink)'],
    ['bar-mark', contrast(brand, ground) >= 3 ? brand : paleStep],
  ];
}
