import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '../../pdf-syntax/openPdf.ts';

/** What a test asks of a PDF. */
export type PdfFacts = {
  pages: number;
  title: unknown;
  language: string | null;
  isTagged: boolean;
  /** Whether it says of itself that it keeps PDF/UA-1. */
  claimsUa: boolean;
  outline: string[];
  /** The roles of its structure tree: H1, P, Table … */
  roles: Set<string>;
  /** The words for drawings and formulas. */
  alternatives: string[];
  fonts: Set<string>;
  /** Without white space: where a line breaks is the typesetter's affair. */
  text: string;
};

/** Reads a PDF as a viewer does. */
export async function readPdf(bytes: Uint8Array): Promise<PdfFacts> {
  const task = getDocument({
    data: Uint8Array.from(bytes),
    verbosity: 0,
    useSystemFonts: false,
    fontExtraProperties: true,
  });
  const pdf = await task.promise;
  const facts: PdfFacts = {
    pages: pdf.numPages,
    ...(await aboutDocument(pdf)),
    claimsUa: /pdfuaid:part[=>"']+1/.test(Buffer.from(bytes).toString('latin1')),
    roles: new Set(),
    alternatives: [],
    fonts: fontNames(bytes),
    text: '',
  };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    facts.text += items.map((item) => ('str' in item ? item.str : '')).join('');
    collect(await page.getStructTree(), facts);
  }
  facts.text = facts.text.replace(/\s/g, '');
  await task.destroy();
  return facts;
}

type Pdf = Awaited<ReturnType<typeof getDocument>['promise']>;

async function aboutDocument(
  pdf: Pdf,
): Promise<Pick<PdfFacts, 'title' | 'language' | 'isTagged' | 'outline'>> {
  const { info } = await pdf.getMetadata();
  const marks = await pdf.getMarkInfo();
  const outline = (await pdf.getOutline()) ?? [];
  return {
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? String(info.Language) : null,
    isTagged: marks instanceof Map && marks.get('Marked') === true,
    outline: outline.map(({ title }) => title),
  };
}

type Node = Awaited<ReturnType<Awaited<ReturnType<Pdf['getPage']>>['getStructTree']>>;

function collect(node: Node, facts: PdfFacts): void {
  if (!node) return;
  facts.roles.add(node.role);
  if ('alt' in node) facts.alternatives.push(String(node.alt));
  for (const child of node.children) if ('role' in child) collect(child, facts);
}

/** The names of the fonts it embeds, without the letters that mark a subset. */
function fontNames(bytes: Uint8Array): Set<string> {
  const { object, xref } = openPdf(bytes);
  const sources = [...xref.entries.keys()].map((number) =>
    Buffer.from(object(number)?.source ?? []).toString('latin1'),
  );
  const names = sources.join('\n').matchAll(/\/FontName\s*\/[A-Z]{6}\+([\w-]+)/g);
  return new Set([...names].map(([, name = '']) => name));
}
