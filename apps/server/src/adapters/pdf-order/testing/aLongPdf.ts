import { readSts, toTypst } from '@norma/sts';
import { startTypesetter } from '../../pdf-maker/typeset.ts';

/** A tagged PDF of an invented standard with so many clauses of a page or so, each with a table, an outline and links. */
export function aLongPdf(clauses: number): Uint8Array {
  const paragraph = '<p>The torque is applied in steps, and the slip is read at each of them. '.concat(
    'Anchors creep. '.repeat(40),
    '</p>',
  );
  const row = (at: number): string => `<tr><td>${at}</td><td>${at * 7}</td></tr>`;
  const clause = (
    at: number,
  ): string => `<sec id="c${at}"><label>${at}</label><title>Torque in step ${at}</title>
    ${paragraph.repeat(4)}<p>See <xref rid="t${at}">Table ${at}</xref> and <xref rid="c1">1</xref>.</p>
    <table-wrap id="t${at}"><label>Table ${at}</label><table><thead><tr><th>Step</th><th>Slip</th></tr></thead>
    <tbody>${Array.from({ length: 9 }, (_, step) => row(at + step)).join('')}</tbody></table></table-wrap></sec>`;
  const xml = `<standard xml:lang="en" xmlns:xlink="http://www.w3.org/1999/xlink"><front><std-meta>
    <title-wrap><full>Steps</full></title-wrap><std-ident><originator>NSB</originator><doc-number>E 7</doc-number></std-ident>
    <std-ref type="dated">NSB E 7-24</std-ref><release-date>2024-01-01</release-date><content-language>en</content-language>
    </std-meta></front><body>${Array.from({ length: clauses }, (_, at) => clause(at + 1)).join('')}</body></standard>`;
  return startTypesetter().typeset(toTypst(readSts(xml), { graphic: () => undefined }));
}
