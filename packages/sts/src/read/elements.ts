import type { Element } from 'slimdom';
import type { LossCounter } from '../losses.ts';

/**
 * What is left out of the text, and why. All other elements of the tag library are read with their words
 * (`elements.test.ts` holds the list against it).
 */
const SKIPPED: [reason: string, names: string][] = [
  [
    'describes the document and is read into its record',
    'std-meta iso-meta reg-meta nat-meta std-doc-meta article-meta journal-meta processing-meta sec-meta ' +
      'custom-meta-group custom-meta meta-name meta-value meta-note meta-date counts page-count word-count ' +
      'fig-count table-count equation-count ref-count',
  ],
  ['identifies something for machines', 'std-id-group std-id object-id resource-id time-stamp is-proof'],
  ['is read as the words of its picture or formula', 'alt-text long-desc annotation textual-form'],
  ['marks an entry of the printed index, beside the words it is about', 'index-term index-term-range-end'],
  ['is made by the reader itself', 'toc toc-group toc-div toc-entry toc-title-group'],
  ['lays out columns', 'col colgroup colspec'],
  ['holds a drawn character', 'glyph-data glyph-ref'],
];

/** Elements that look like something of their own, or whose place in it another one knows. */
const SET =
  'adoption adoption-front alternatives annex-type app back body bold boxed-text break caption code def ' +
  'def-item def-list definition disp-formula disp-quote editing-instruction email entailedTerm entry ' +
  'example ext-link fig fig-group fn fn-group front graphic inline-code inline-formula inline-graphic ' +
  'italic label langSet list list-item math monospace non-normative-example non-normative-note ' +
  'normative-example normative-note note p preformat rb ref ref-list row rp rt ruby sc sec source ' +
  'standard std std-ref strike sub sup table table-wrap table-wrap-foot target tbody td term term-display term-sec termEntry tex-math tfoot tgroup th thead tig title tr underline uri xGraphic xref';

/** Elements whose words stand in the text as those around them do. */
const PLAIN =
  'abbrev abbrev-journal-title abstract access-date accrediting-organization ack addr-line address aff ' +
  'aff-alternatives alt-title anonymous app-group array article-categories article-id article-title ' +
  'article-version article-version-alternatives attrib author-comment author-notes authorization award-desc award-group award-id award-name bio block-alternatives chapter-title chem-struct chem-struct-wrap citation-alternatives city collab collab-alternatives comm-ref comm-ref-group comment compl ' +
  'compl-title-wrap compound-kwd compound-kwd-part compound-subject compound-subject-part conf-acronym ' +
  'conf-date conf-loc conf-name conf-num conf-sponsor conf-theme conference content-language contrib ' +
  'contrib-group contrib-id contributed-resource-group copyright-holder copyright-statement copyright-year corresp count country crossReference data-title date date-in-citation day def-head degrees disp-formula-group doc-ident doc-number doc-ref doc-type edition element-citation elocation-id era etal ' +
  'event event-desc extended-by externalCrossReference fallback fax fixed-case floats-group fpage ' +
  'free_to_read full funding-group funding-source funding-statement geographicalUsage given-names ' +
  'glossary gov grammaticalGender grammaticalNumber history hr ics ics-desc ics-wrap include index ' +
  'index-div index-entry index-group index-title-group inline-media inline-supplementary-material ' +
  'institution institution-id institution-wrap intro intro-title-wrap isbn issn issn-l issue issue-id ' +
  'issue-part issue-sponsor issue-subtitle issue-title issue-title-group journal-id journal-subtitle ' +
  'journal-title journal-title-group kwd kwd-group language legend license license-p license_ref lpage ' +
  'main main-title-wrap media milestone-end milestone-start mixed-citation month name name-alternatives ' +
  'named-content nav-pointer nav-pointer-group nested-kwd nlm-citation normativeAuthorization notes ' +
  'notes-group num on-behalf-of open-access originator overline overline-end overline-start page-range ' +
  'part-number part-of-speech part-title partOfSpeech patent permissions person-group phone postal-code ' +
  'prefix price principal-award-recipient principal-investigator private-char product proj-id ' +
  'pronunciation pub-date pub-date-not-available pub-history pub-id publisher publisher-loc publisher-name related-article related-object related-term release-date release-version release-version-id ' +
  'resource-group resource-name resource-wrap restricted-by role roman sans-serif sdo season secretariat ' +
  'see see-also see-also-entry see-entry self-uri series series-text series-title sig sig-block size ' +
  'speaker speech state statement std-ident std-org std-org-abbrev std-org-group std-org-loc std-org-name std-organization std-xref string-conf string-date string-name styled-content sub-part sub-part-number subj-group subject subjectField subtitle suffix suppl-number suppl-type suppl-version ' +
  'supplement supplementary-material support-description support-group support-source surname table-wrap-group term-display-string term-head term-source termType title-group title-wrap trans-abstract ' +
  'trans-source trans-subtitle trans-title trans-title-group underline-end underline-start unstructured-kwd-group urn usageNote verse-group verse-line version volume volume-id volume-issue-group volume-series wi-number x xMathML xSource year';

const skipped = new Map(SKIPPED.flatMap(([reason, names]) => names.split(' ').map((name) => [name, reason])));
const known = new Set(`${SET} ${PLAIN}`.split(' '));

/** Why an element of the tag library is left out of the text; undefined for what is read. */
export function reasonToSkip(name: string): string | undefined {
  return skipped.get(name);
}

/** Whether an element, known by its local name, is one of the tag library. */
export function isKnown(name: string): boolean {
  return known.has(name) || skipped.has(name);
}

/** Whether an element is left out of the text. */
export function isSkipped(element: Element): boolean {
  return skipped.has(element.localName);
}

/** Tells of an element that no tag library has; its words are read all the same. */
export function noteUnknown(element: Element, losses: LossCounter): void {
  if (!isKnown(element.localName)) losses.add('unknown-element', `<${element.nodeName}>`);
}
