import { seededRandom } from '../search/random.ts';

const words =
  'anchor bolt bond torque sleeve mortar grout shear tension load failure concrete crack member plate spacing edge depth cure drill hole brush resin steel thread washer fixture specimen frame gauge'.split(
    ' ',
  );

/** The NISO STS source of an invented standard of so many clauses, the same for the same seed; each fills some pages. */
export function largeStandard({ clauses, seed = 1 }: { clauses: number; seed?: number }): string {
  const random = seededRandom(seed);
  const pick = (): string => words[Math.floor(random() * words.length)] ?? '';
  const sentence = (length: number): string => {
    const text = Array.from({ length }, pick).join(' ');
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string =>
    `<p>${Array.from({ length: 5 }, () => sentence(8 + Math.floor(random() * 14))).join(' ')}</p>`;
  const row = (): string =>
    `<tr>${Array.from({ length: 5 }, () => `<td>${Math.round(random() * 1e4) / 100}</td>`).join('')}</tr>`;
  const table = (id: string): string =>
    `<table-wrap id="t${id}"><label>Table ${id}</label><caption><title>${sentence(5)}</title></caption><table>
      <thead><tr>${Array.from({ length: 5 }, () => `<th>${pick()}</th>`).join('')}</tr></thead>
      <tbody>${Array.from({ length: 12 }, row).join('')}</tbody></table></table-wrap>`;
  const part = (number: string): string =>
    `<sec id="s${number}"><label>${number}</label><title>${sentence(4)}</title>
      ${Array.from({ length: 6 }, paragraph).join('')}
      <p>See <xref rid="t${number}">Table ${number}</xref>.</p>${table(number)}</sec>`;
  const clause = (at: number): string =>
    `<sec id="s${at}"><label>${at}</label><title>${sentence(3)}</title>
      ${[1, 2, 3].map((place) => part(`${at}.${place}`)).join('')}</sec>`;
  return `<standard xml:lang="en" xmlns:xlink="http://www.w3.org/1999/xlink">
    <front><std-meta>
      <title-wrap xml:lang="en"><full>Anchors of every kind</full></title-wrap>
      <std-ident><originator>NSB</originator><doc-number>E 9000</doc-number><edition>1</edition></std-ident>
      <content-language>en</content-language>
      <std-ref type="dated">NSB E 9000-26</std-ref><std-ref type="undated">NSB E 9000</std-ref>
      <release-date date-type="published" iso-8601-date="2026-01-15">2026-01-15</release-date>
    </std-meta></front>
    <body>${Array.from({ length: clauses }, (_, at) => clause(at + 1)).join('')}</body></standard>`;
}
