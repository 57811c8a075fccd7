/**
 * The local names of all elements of NISO STS 1.0 (extended) and 1.2 (interchange), ISO STS 1.1, TBX for standards and the
 * table models of XHTML and OASIS, from their public schemas; those of MathML stand below `math`.
 */
export const tagLibrary = (
  'abbrev abbrev-journal-title abstract access-date accrediting-organization ack addr-line address ' +
  'adoption adoption-front aff aff-alternatives alt-text alt-title alternatives annex-type annotation ' +
  'anonymous app app-group array article-categories article-id article-meta article-title article-version article-version-alternatives attrib author-comment author-notes authorization award-desc ' +
  'award-group award-id award-name back bio block-alternatives body bold boxed-text break caption ' +
  'chapter-title chem-struct chem-struct-wrap citation-alternatives city code col colgroup collab ' +
  'collab-alternatives colspec comm-ref comm-ref-group comment compl compl-title-wrap compound-kwd ' +
  'compound-kwd-part compound-subject compound-subject-part conf-acronym conf-date conf-loc conf-name ' +
  'conf-num conf-sponsor conf-theme conference content-language contrib contrib-group contrib-id ' +
  'contributed-resource-group copyright-holder copyright-statement copyright-year corresp count country ' +
  'counts crossReference custom-meta custom-meta-group data-title date date-in-citation day def def-head ' +
  'def-item def-list definition degrees disp-formula disp-formula-group disp-quote doc-ident doc-number ' +
  'doc-ref doc-type editing-instruction edition element-citation elocation-id email entailedTerm entry ' +
  'equation-count era etal event event-desc example ext-link extended-by externalCrossReference fallback ' +
  'fax fig fig-count fig-group fixed-case floats-group fn fn-group fpage free_to_read front full ' +
  'funding-group funding-source funding-statement geographicalUsage given-names glossary glyph-data ' +
  'glyph-ref gov grammaticalGender grammaticalNumber graphic history hr ics ics-desc ics-wrap include ' +
  'index index-div index-entry index-group index-term index-term-range-end index-title-group inline-code ' +
  'inline-formula inline-graphic inline-media inline-supplementary-material institution institution-id ' +
  'institution-wrap intro intro-title-wrap is-proof isbn iso-meta issn issn-l issue issue-id issue-part ' +
  'issue-sponsor issue-subtitle issue-title issue-title-group italic journal-id journal-meta journal-subtitle journal-title journal-title-group kwd kwd-group label langSet language legend license ' +
  'license-p license_ref list list-item long-desc lpage main main-title-wrap math media meta-date meta-name meta-note meta-value milestone-end milestone-start mixed-citation monospace month name name-alternatives named-content nat-meta nav-pointer nav-pointer-group nested-kwd nlm-citation non-normative-example non-normative-note normative-example normative-note normativeAuthorization note ' +
  'notes notes-group num object-id on-behalf-of open-access originator overline overline-end overline-start p page-count page-range part-number part-of-speech part-title partOfSpeech patent permissions ' +
  'person-group phone postal-code prefix preformat price principal-award-recipient principal-investigator private-char processing-meta product proj-id pronunciation pub-date pub-date-not-available pub-history pub-id publisher publisher-loc publisher-name rb ref ref-count ref-list reg-meta related-article related-object related-term release-date release-version release-version-id ' +
  'resource-group resource-id resource-name resource-wrap restricted-by role roman row rp rt ruby sans-serif sc sdo season sec sec-meta secretariat see see-also see-also-entry see-entry self-uri series ' +
  'series-text series-title sig sig-block size source speaker speech standard state statement std std-doc-meta std-id std-id-group std-ident std-meta std-org std-org-abbrev std-org-group std-org-loc std-org-name std-organization std-ref std-xref strike string-conf string-date string-name styled-content ' +
  'sub sub-part sub-part-number subj-group subject subjectField subtitle suffix sup suppl-number suppl-type suppl-version supplement supplementary-material support-description support-group support-source ' +
  'surname table table-count table-wrap table-wrap-foot table-wrap-group target tbody td term term-display term-display-string term-head term-sec term-source termEntry termType tex-math textual-form ' +
  'tfoot tgroup th thead tig time-stamp title title-group title-wrap toc toc-div toc-entry toc-group ' +
  'toc-title-group tr trans-abstract trans-source trans-subtitle trans-title trans-title-group underline ' +
  'underline-end underline-start unstructured-kwd-group uri urn usageNote verse-group verse-line version ' +
  'volume volume-id volume-issue-group volume-series wi-number word-count x xGraphic xMathML xSource ' +
  'xref year'
).split(' ');
