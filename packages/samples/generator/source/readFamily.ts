import type { FamilySource, House, Mark, SourceLine } from './family.ts';

const HOUSES: readonly House[] = ['NSB', 'HI', 'PIC', 'VWA', 'SLP', 'GSA', 'CNI'];

/** Reads the file of a family. The README of this package tells how such a file is written. */
export function readFamily(file: string, text: string): FamilySource {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^(\+\d? |x\d? )?#/.test(line));
  const header = headerOf(file, lines.slice(0, start));
  const designation = header.need('designation');
  const house = HOUSES.find((code) => designation.startsWith(code));
  if (!house) throw new Error(`${file}: ${designation} is of no publisher of the demo library`);
  const [committee = '', ...committeeName] = header.need('committee').split(' · ');
  return {
    file,
    house,
    designation,
    number: designation.slice(house.length).trim(),
    title: header.need('title'),
    type: header.need('type'),
    committee,
    committeeName: committeeName.join(' · '),
    ics: header.need('ics').split(' '),
    path: header.need('path'),
    keywords: header.list('keywords'),
    editions: header.need('editions').split(' '),
    editionsBefore: Number(header.get('editions before') || 0),
    status: header.get('status'),
    reasons: new Map([2, 3, 4].map((edition) => [edition, header.get(`reason ${edition}`)])),
    abstract: header.need('abstract'),
    language: header.get('language') || 'en',
    translates: header.get('translates'),
    adopts: header.get('adopts'),
    amends: header.get('amends'),
    revises: header.get('revises'),
    initiated: header.get('initiated'),
    contact: header.get('contact'),
    ballots: [1, 2, 3].map((ballot) => header.get(`ballot ${ballot}`)).filter(Boolean),
    lines: lines.slice(start).flatMap((line, index) => (line.trim() ? [readLine(line, `l${index}`)] : [])),
  };
}

const MARKS = new Map<string, Mark['kind']>([
  ['+', 'since'],
  ['x', 'until'],
  ['<', 'reworded'],
]);
const MARKED = /^([+x<])(\d?)(?:\(([^)]*)\))? (.*)$/;

function readLine(line: string, key: string): SourceLine {
  const [, sign = '', edition = '', label = '', text = ''] = MARKED.exec(line) ?? [];
  const kind = MARKS.get(sign);
  if (!kind) return { key, text: line.trim(), mark: null };
  return { key, text: text.trim(), mark: { kind, edition: edition ? Number(edition) : null, label } };
}

type Header = {
  readonly get: (name: string) => string;
  readonly need: (name: string) => string;
  readonly list: (name: string) => string[];
};

function headerOf(file: string, lines: readonly string[]): Header {
  const pairs = lines.flatMap((line): [string, string][] => {
    const at = line.indexOf(': ');
    return at > 0 ? [[line.slice(0, at), line.slice(at + 2).trim()]] : [];
  });
  const values = new Map(pairs);
  const get = (name: string): string => values.get(name) ?? '';
  return {
    get,
    need: (name) => {
      const value = get(name);
      if (!value) throw new Error(`${file} has no line "${name}: …" at its head`);
      return value;
    },
    list: (name) =>
      get(name)
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
  };
}
