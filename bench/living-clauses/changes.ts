import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import { compareArticles, untyped, type Change, type Comparison } from '@norma/comparison';
import { generatedStandards } from '@norma/samples';
import { editArticle, type Edit } from '@norma/samples/edits';
import { demoArticle, demoPairs } from '../../packages/comparison/src/testing/demo.ts';
import { realPairs } from '../compare/corpora.ts';
import { readSts, toHtml } from '@norma/sts';

const seeds = Array.from({ length: 40 }, (_, at) => at + 1);
const turns = 15;
const warmUps = 3;

/** Numeric and modal recall, editorial entries under "Requirements only", and what typing costs. */
export async function run(): Promise<void> {
  const generated = ofGenerated();
  report('generated edits', generated);
  for (const { name, base, target } of realPairs()) {
    report(name, ofReal(base, target));
    cost(name, base, target);
  }
  const [pair] = demoPairs;
  if (pair) cost(pair.join(' to '), demoArticle(pair[0]), demoArticle(pair[1]));
  await Promise.resolve();
}

type Figures = {
  found: number;
  all: number;
  editorial: number;
  normative: number;
  readonly missed: string[];
  readonly wrong: string[];
};
const nothing = (): Figures => ({ found: 0, all: 0, editorial: 0, normative: 0, missed: [], wrong: [] });

function report(name: string, { found, all, editorial, normative, missed, wrong }: Figures): void {
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
  console.log(
    `  ${name}: numeric and modal recall ${share(found, all)} of ${all} (goal ≥ 0.95), ` +
      `editorial under "Requirements only" ${share(editorial, normative)} of ${normative} (goal ≤ 0.10)`,
  );
  if (process.env['VERBOSE']) {
    for (const line of missed) console.log(`    missed: ${line}`);
    for (const line of wrong) console.log(`    editorial: ${line}`);
  }
}

const looked: Readonly<Record<string, Change['types'][number]>> = {
  limit: 'quantity',
  unit: 'quantity',
  tolerance: 'quantity',
  cell: 'table',
  verb: 'requirement',
  negation: 'requirement',
};

/** The log of random edits is the truth. */
function ofGenerated(): Figures {
  const figures = nothing();
  const articles = [...new Set(demoPairs.flat())].filter((path) => !path.includes('-ar')).map(demoArticle);
  articles.push(
    ...generatedStandards()
      .standards.filter(({ language }) => language === 'en')
      .slice(0, 20)
      .map(({ xml }) => toHtml(readSts(xml), { graphic: () => undefined })),
  );
  for (const seed of seeds) {
    const article = articles[seed % articles.length] ?? '';
    const { html, log } = editArticle(article, { seed, edits: 24 });
    count(compareArticles(article, html), log, figures, seed);
  }
  return figures;
}

const words = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ').trim();

function count({ changes }: Comparison, log: readonly Edit[], figures: Figures, seed: number): void {
  const isOf = (edit: Edit, change: Change): boolean =>
    change.segments.some(
      (segment) =>
        `${segment.lead} ${segment.before}`.includes(words(edit.before)) &&
        `${segment.after} ${segment.tail}`.includes(words(edit.after.replace(/^shall |^should /, ''))),
    );
  for (const edit of log) {
    const type = looked[edit.operation];
    if (!type) continue;
    figures.all += 1;
    const entry = changes.find((change) => change.types.includes(type) && isOf(edit, change));
    if (entry) figures.found += 1;
    else
      figures.missed.push(
        `seed ${seed}, ${edit.operation} in ${edit.clause}: ${edit.before} → ${edit.after}`,
      );
  }
  for (const change of changes.filter(({ isNormative }) => isNormative)) {
    figures.normative += 1;
    const edits = log.filter((edit) => isOf(edit, change));
    if (edits.length === 0 || !edits.every(({ isEditorial }) => isEditorial)) continue;
    figures.editorial += 1;
    figures.wrong.push(
      `seed ${seed}, ${edits.map(({ operation }) => operation).join(' ')}: ${change.before} → ${change.after}`,
    );
  }
}

/** In real pairs, what is numeric or modal is read again from both sides by plain expressions. */
function ofReal(old: string, now: string): Figures {
  const figures = nothing();
  const compared = compareArticles(old, now);
  const byId = new Map(compared.changes.map((change) => [change.id, change]));
  for (const { id, before, after } of placesOf(compared.html)) {
    const change = byId.get(id);
    if (!change || change.types.includes('structure')) continue;
    const isModal = forms(before) !== forms(after);
    const isNumeric = numbers(before) !== numbers(after);
    const told = `${change.number}: ${change.before} → ${change.after} [${change.types.join(' ')}]`;
    if (isModal || isNumeric) {
      figures.all += 1;
      const isFound =
        (!isModal || change.types.includes('requirement')) &&
        (!isNumeric || change.types.includes('quantity'));
      if (isFound) figures.found += 1;
      else figures.missed.push(`${isModal ? 'modal ' : ''}${isNumeric ? 'numeric ' : ''}${told}`);
    }
    if (!change.isNormative) continue;
    figures.normative += 1;
    if (letters(before) !== letters(after)) continue;
    figures.editorial += 1;
    figures.wrong.push(told);
  }
  return figures;
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
const forms = (text: string): string =>
  (
    text.match(
      /\b(?:[Ss]hall|SHALL|[Ss]hould|SHOULD|may|MAY|[Cc]an|[Mm]ust|MUST|REQUIRED|RECOMMENDED|OPTIONAL)(?: not| NOT)?\b|\bcannot\b/g,
    ) ?? []
  )
    .toSorted()
    .join(' ')
    .toLowerCase();
/** Numbers that are no version, citation, section or part of a word. */
const numbers = (text: string): string =>
  (
    text
      .replaceAll(/\b\d{1,2} [A-Z]\p{Ll}{2,8} \d{4}\b|\b\d{4}-\d{2}\b/gu, ' ')
      .replaceAll(
        /\b(?:RFC|ISO|IEEE|IEC|Section|section|Example|Figure|Table|example|draft|v) ?[-\d.]+/g,
        ' ',
      )
      .match(/(?<![\p{L}\p{N}_./:#"'`{}\\-])\d+(?:\.\d+)?(?![\p{L}\p{N}_/:"'`{}-]|\.\d)/gu) ?? []
  )
    .filter((number) => !/^(?:19|20)\d{2}$/.test(number))
    .toSorted()
    .join(' ');

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What each changed place says in both editions. */
function placesOf(html: string): { id: string; before: string; after: string }[] {
  const places: { id: string; before: string; after: string }[] = [];
  const said = (node: Node, left: string): string => {
    if ('value' in node) return node.value;
    if (!('tagName' in node) || node.tagName === left) return '';
    return node.childNodes.map((child) => said(child, left)).join('');
  };
  const walk = (node: Node): void => {
    if (!('tagName' in node)) return;
    const id = node.attrs.find(({ name }) => name === 'data-change')?.value;
    if (id && node.tagName !== 'section')
      places.push({ id, before: said(node, 'ins'), after: said(node, 'del') });
    node.childNodes.forEach(walk);
  };
  parseFragment(html).childNodes.forEach(walk);
  return places;
}

/** Processor time of typed and untyped by turns, after some turns that are not counted. */
function cost(name: string, old: string, now: string): void {
  const time = (compare: () => unknown): number => {
    const before = process.cpuUsage();
    compare();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const times = { typed: [] as number[], untyped: [] as number[] };
  for (let turn = 0; turn < warmUps + turns; turn += 1) {
    const typed = time(() => compareArticles(old, now));
    const plain = time(() => compareArticles(old, now, undefined, untyped));
    if (turn < warmUps) continue;
    times.typed.push(typed);
    times.untyped.push(plain);
  }
  // The fastest turn is the least disturbed by what else the machine does.
  const [typed, plain] = [Math.min(...times.typed), Math.min(...times.untyped)];
  console.log(
    `  ${name}: typed ${typed.toFixed(0)} ms, untyped ${plain.toFixed(0)} ms, ${(typed / plain).toFixed(2)} × (goal < 1.30)`,
  );
}
