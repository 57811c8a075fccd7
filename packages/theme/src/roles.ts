import { contrast, hexOfOklch, oklchOf } from './colour.ts';
import { dark, inkOnFill, papers, type Paper } from './papers.ts';

/** The most chroma a ramp takes from a brand; more would glow on paper. */
const maxChroma = 0.17;

/** Each step of a ramp: its lightness, and its share of the brand's chroma. */
const steps = [
  { lightness: 0.975, share: 0.12 },
  { lightness: 0.945, share: 0.22 },
  { lightness: 0.885, share: 0.42 },
  { lightness: 0.81, share: 0.66 },
  { lightness: 0.73, share: 0.86 },
  { lightness: 0.645, share: 1 },
  { lightness: 0.555, share: 1 },
  { lightness: 0.47, share: 0.95 },
  { lightness: 0.39, share: 0.82 },
  { lightness: 0.31, share: 0.66 },
];

/** Ten steps of a brand's hue, from near white to near black. Throws when the brand is not written as #RRGGBB. */
export function rampOf(brand: string): string[] {
  const { chroma, hue } = oklchOf(brand);
  const most = Math.min(chroma, maxChroma);
  return steps.map(({ lightness, share }) => hexOfOklch({ lightness, chroma: most * share, hue }));
}

/** What the colors of a brand are used for, each with enough contrast on its ground. */
export type Roles = {
  readonly ramp: readonly string[];
  /** Links, focus, what is chosen. */
  readonly text: string;
  /** Shapes, bars, ticks. */
  readonly mark: string;
  /** The ground of the primary button, and the label on it. */
  readonly fill: string;
  readonly onFill: string;
  /** The outline of the fill: another color where the fill alone is too pale to be seen. */
  readonly fillEdge: string;
  /** The same as `text`, in the dark. There the fill is always step 4, with a label of near black. */
  readonly darkText: string;
};

const readable = 4.5;
const visible = 3;
const margin = 0.1; // Above what WCAG asks, for what is on more than one ground.
const readableInTheDark = 7;

/** The roles of a brand on a paper. Every brand has them all: what its ramp cannot give is taken from the ramp's ends. */
export function rolesOf({ brand, paper }: { brand: string; paper: Paper }): Roles {
  const ramp = rampOf(brand);
  const [, tint = '', , , , , , , late = '', last = ''] = ramp;
  const grounds = [papers[paper].paper, papers[paper].desk];

  const text = ramp.find((step) => stands(step, readable + margin, [...grounds, tint])) ?? last;
  const mark = ramp.find((step) => stands(step, visible + margin, grounds)) ?? late;
  const darkText = ramp.findLast((step) => stands(step, readableInTheDark, [dark.paper, dark.layer])) ?? tint;
  const label = ['#FFFFFF', inkOnFill].find((colour) => contrast(colour, brand) >= readable);
  const fill = label ? brand.toUpperCase() : text;
  const fillEdge = contrast(fill, papers[paper].paper) >= visible ? fill : text;
  return { ramp, text, mark, fill, onFill: label ?? '#FFFFFF', fillEdge, darkText };
}

const stands = (colour: string, least: number, grounds: readonly string[]): boolean =>
  grounds.every((ground) => contrast(colour, ground) >= least);
