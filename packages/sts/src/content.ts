/** What is in a line of text. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'styled'; style: Style; content: Inline[] }
  /** A quantity, range or designation within right-to-left text, which must keep its own direction. */
  | { kind: 'ltr'; content: Inline[] }
  /** Words of another language than those around them. */
  | ({ kind: 'tongue'; content: Inline[] } & Tongue)
  | { kind: 'xref'; target: string; content: Inline[] }
  | { kind: 'external'; href: string; content: Inline[] }
  | { kind: 'standard'; designation: string; content: Inline[] }
  | { kind: 'math'; math: MathNode }
  | { kind: 'footnote'; note: Footnote; occurrence: number }
  /** The mark of a note below a table. */
  | { kind: 'mark'; target: string; mark: string }
  | { kind: 'graphic'; graphic: Graphic }
  | { kind: 'anchor'; id: string }
  | { kind: 'break' };

/** A language (BCP 47) other than that around it; its direction where that is another one too. */
export type Tongue = { language: string; direction?: 'ltr' | 'rtl' };

/** How a run of text is set. */
export type Style =
  | 'bold'
  | 'italic'
  | 'sub'
  | 'sup'
  | 'small-caps'
  | 'underline'
  | 'strike'
  | 'monospace'
  | 'unit';

/** What is below another in the text. */
export type Block = { tongue?: Tongue } & (
  | Clause
  | Paragraph
  | List
  | Definitions
  | Terms
  | Table
  | Figure
  | Formula
  | Note
  | Box
  | Code
  | References
);

/** A section with its number and title. Without a title its number is at its first paragraph. */
export type Clause = {
  kind: 'clause';
  id: string;
  part: 'front' | 'body' | 'annex';
  number: string;
  annexType: string;
  title: Inline[];
  /** One more than the titled clauses it is in, so that headings never skip a level. */
  level: number;
  content: Block[];
};

/** A paragraph; `number` is the hanging number of a clause without a title. */
export type Paragraph = { kind: 'paragraph'; id?: string; number?: string; content: Inline[] };

/** A list: with the labels of the source, or marked by its kind. */
export type List = { kind: 'list'; id?: string; marker: ListMarker; items: Item[] };
export type ListMarker =
  | 'labels'
  | 'bullet'
  | 'none'
  | 'decimal'
  | 'lower-alpha'
  | 'upper-alpha'
  | 'lower-roman'
  | 'upper-roman';

/** Something with a label of its own in the source: an item of a list, a reference, a table's note. */
export type Item = { id?: string; label: string; content: Block[] };

/** Symbols or abbreviations with their meanings; `where` is the lead word of a formula's key. */
export type Definitions = {
  kind: 'definitions';
  id?: string;
  title: Inline[];
  where: boolean;
  items: { id?: string; term: Inline[]; definition: Block[] }[];
};

/** Entries of a terminology clause. */
export type Terms = { kind: 'terms'; entries: TermEntry[] };
export type TermEntry = { id: string; number: string; terms: Term[]; content: Block[] };
export type Term = { status: 'preferred' | 'admitted' | 'deprecated'; content: Inline[] };

/** A table with everything that belongs to it. */
export type Table = {
  kind: 'table';
  id?: string;
  label: string;
  title: Inline[];
  grids: Grid[];
  graphics: Graphic[];
  notes: Item[];
  content: Block[];
};
export type Grid = { columns: number; head: Row[]; body: Row[] };
/** A row lists only the cells that begin in it; every place of the grid is covered exactly once. */
export type Row = { isUnits: boolean; cells: Cell[] };
export type Cell = {
  column: number;
  colspan: number;
  rowspan: number;
  isHeader: boolean;
  align: CellAlign;
  content: Block[];
};
/** `number` is set right in columns of numbers; `mono` are the numbers of the first column. */
export type CellAlign = 'start' | 'center' | 'end' | 'number' | 'mono';

/** A figure: drawings, sub-figures, and the key below. */
export type Figure = {
  kind: 'figure';
  id?: string;
  label: string;
  title: Inline[];
  graphics: Graphic[];
  parts: Figure[];
  content: Block[];
};
/** A picture by its file or data URI; `others` are the same in other formats, for when it cannot be shown. */
export type Graphic = { href: string; alt: string; others?: string[] };

export type Formula = { kind: 'formula'; id?: string; number: string; content: Inline[] };

export type Note = {
  kind: 'note';
  id?: string;
  flavour: 'note' | 'example' | 'warning';
  label: string;
  content: Block[];
};

/** A block set apart from its surroundings. */
export type Box = {
  kind: 'box';
  id?: string;
  look: 'quote' | 'box' | 'source';
  title: Inline[];
  content: Block[];
};
type Code = { kind: 'code'; id?: string; text: string };
type References = { kind: 'references'; items: Item[] };

/** A footnote, called by its mark in the text. */
export type Footnote = { id: string; mark: string; content: Block[] };

/** Presentation MathML of known elements alone; tokens carry text, the others children. */
export type MathNode = {
  element: MathElement;
  text: string;
  children: MathNode[];
  attributes: Record<string, string>;
};
export type MathElement =
  | 'math'
  | 'mrow'
  | 'mi'
  | 'mn'
  | 'mo'
  | 'ms'
  | 'mtext'
  | 'mspace'
  | 'mfrac'
  | 'msqrt'
  | 'mroot'
  | 'msub'
  | 'msup'
  | 'msubsup'
  | 'munder'
  | 'mover'
  | 'munderover'
  | 'mmultiscripts'
  | 'mprescripts'
  | 'none'
  | 'mtable'
  | 'mtr'
  | 'mtd'
  | 'mstyle'
  | 'mphantom';

/** The whole text of a document, in reading order. */
export type Content = { blocks: Block[]; footnotes: Footnote[] };
