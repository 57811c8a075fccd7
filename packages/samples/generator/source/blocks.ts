/** What a family's text is made of, before numbers and labels are given. */
export type Block =
  | Clause
  | Paragraph
  | List
  | Note
  | Term
  | Formula
  | Table
  | Figure
  | Curve
  | Symbols
  | Precision
  | Example
  | References;

export type Clause = {
  kind: 'clause';
  key: string;
  part: 'front' | 'body' | 'normative' | 'informative';
  title: string;
  level: number;
  content: Block[];
};
export type Paragraph = { kind: 'paragraph'; key: string; text: string };
export type List = {
  kind: 'list';
  key: string;
  marker: 'bullet' | 'alpha' | 'order';
  items: { key: string; text: string }[];
};
export type Note = { kind: 'note'; key: string; flavour: 'note' | 'example' | 'warning'; text: string };
export type Term = { kind: 'term'; key: string; names: string[]; definition: string; notes: string[] };
export type Where = { names: string[]; text: string; unit: string };
export type Formula = {
  kind: 'formula';
  key: string;
  text: string;
  /** The name of what it gives: the symbol on its left side. */
  id: string;
  unit: string;
  decimals: number;
  where: Where[];
};
export type Table = {
  kind: 'table';
  key: string;
  id: string;
  title: string;
  rows: { key: string; cells: string[] }[];
  notes: string[];
};
export type Figure = {
  kind: 'figure';
  key: string;
  id: string;
  drawing: string;
  title: string;
  legend: string;
  alt: string;
};
export type Curve = {
  kind: 'curve';
  key: string;
  id: string;
  title: string;
  /** Name, from, to, unit of the axis along. */
  along: { name: string; from: number; to: number; unit: string };
  up: { formula: string; unit: string };
  /** A parameter and its values, one curve for each. */
  family: { name: string; values: number[]; unit: string } | null;
  constants: Map<string, number>;
  alt: string;
};
export type Symbols = { kind: 'symbols'; key: string; items: Where[] };
export type Precision = {
  kind: 'precision';
  key: string;
  unit: string;
  decimals: number;
  /** What was measured, and its level. */
  levels: { name: string; value: number }[];
  /** Standard deviations as a share of the level, in per cent. */
  repeatability: number;
  reproducibility: number;
  laboratories: number;
  year: number;
};
export type Example = {
  kind: 'example';
  key: string;
  opening: string;
  data: { name: string; value: number; decimals: number; unit: string }[];
  closing: string;
};
/** Citations under an introduction; the writer fills them in. */
export type References = { kind: 'references'; key: string };
