/** The parts of a NISO STS document that a test cares about; the others are filled in. */
export type Parts = {
  language?: string;
  meta?: string;
  title?: string;
  front?: string;
  body?: string;
  back?: string;
  prolog?: string;
};

/** A small, valid NISO STS document. */
export function aStandard(parts: Parts = {}): string {
  const {
    language = 'en',
    meta = '',
    title = 'Creep of anchors',
    front = '',
    body = '',
    back = '',
    prolog = '',
  } = parts;
  return `${prolog}<standard xml:lang="${language}"
    xmlns:mml="http://www.w3.org/1998/Math/MathML"
    xmlns:tbx="urn:iso:std:iso:30042:ed-1"
    xmlns:xlink="http://www.w3.org/1999/xlink">
  <front>
    <std-meta>
      <title-wrap xml:lang="${language}"><full>${title}</full></title-wrap>
      <std-ident><originator>NSB</originator><doc-number>E 214</doc-number><edition>4</edition></std-ident>
      <std-org><std-org-name>Northern Standards Board</std-org-name><std-org-abbrev>NSB</std-org-abbrev></std-org>
      <content-language>${language}</content-language>
      <std-ref type="dated">NSB E 214-24</std-ref>
      <std-ref type="undated">NSB E 214</std-ref>
      <release-date date-type="published" iso-8601-date="2024-03-14">2024-03-14</release-date>
      ${meta}
    </std-meta>
    ${front}
  </front>
  <body>${body}</body>
  <back>${back}</back>
</standard>`;
}
