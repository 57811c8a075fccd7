import { contrast } from './colour.ts';
import { dark, papers, type Paper } from './papers.ts';
import { rolesOf } from './roles.ts';

/** How well a color of a theme stands on its ground: the contrast ratio as in WCAG 2.2, and the least it must have. */
export type Figure = {
  readonly role: string;
  readonly colour: string;
  readonly ground: string;
  readonly ratio: number;
  readonly least: number;
};

/** What a brand becomes on a paper, in figures: those that the drawings of a tenant's theme are measured by. */
export function figuresOf(choice: { brand: string; paper: Paper }): Figure[] {
  const { paper, desk } = papers[choice.paper];
  const { ramp, text, mark, fill, onFill, fillEdge, darkText } = rolesOf(choice);
  const [, tint = paper] = ramp;
  const figure = (role: string, [colour, ground]: readonly [string, string], least: number): Figure => ({
    role,
    colour,
    ground,
    ratio: contrast(colour, ground),
    least,
  });
  return [
    figure('text on paper', [text, paper], 4.5),
    figure('text on desk', [text, desk], 4.5),
    figure('text on tint', [text, tint], 4.5),
    figure('shape on desk', [mark, desk], 3),
    figure('label on fill', [onFill, fill], 4.5),
    figure(fillEdge === fill ? 'fill on paper' : 'edge of the fill on paper', [fillEdge, paper], 3),
    figure('text in the dark', [darkText, dark.layer], 7),
  ];
}
