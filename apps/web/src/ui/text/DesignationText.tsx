import { Fragment, type ReactNode } from 'react';
import { designationBreaks } from './designationBreaks.ts';
import { designationParts } from './designationParts.ts';

type Props = {
  value: string;
  /** The offsets at which it may always go on in the next line, ascending. */
  breaks: readonly number[];
  /** The class of publisher and year. */
  light: string | undefined;
  /** Renders a piece of the designation, given its offset; plain text by default. */
  render?: (text: string, start: number) => ReactNode;
};

/** Publisher, number and year of a designation, with the places where a long one may be broken. */
export function DesignationText({ value, breaks: usual, light, render = (text) => text }: Props) {
  const { publisher, number, year } = designationParts(value);
  const breaks = designationBreaks(value, usual);
  const broken = (from: number, text: string): ReactNode => {
    const to = from + text.length;
    const starts = [from, ...breaks.filter((at) => at > from && at < to)];
    return starts.map((start, at) => (
      <Fragment key={start}>
        {breaks.includes(start) && <wbr />}
        {render(value.slice(start, starts[at + 1] ?? to), start)}
      </Fragment>
    ));
  };
  return (
    <>
      {publisher && <span className={light}>{broken(0, publisher)}</span>}
      {broken(publisher.length, number)}
      {year && <span className={light}>{broken(publisher.length + number.length, year)}</span>}
    </>
  );
}
