/** What the standards body has catalog records of: its three journals, all of them at once, its manuals and its standards. */
export const catalogues = [
  {
    title: 'jbp',
    kind: 'journal',
    names: { en: 'Journal of Building Practice', ar: 'Journal of Building Practice' },
    assetTypes: ['JOURNAL'],
    container: 'Journal of Building Practice',
  },
  {
    title: 'jmt',
    kind: 'journal',
    names: { en: 'Journal of Material Trials', ar: 'Journal of Material Trials' },
    assetTypes: ['JOURNAL'],
    container: 'Journal of Material Trials',
  },
  {
    title: 'nfr',
    kind: 'journal',
    names: { en: 'Northern Fastening Review', ar: 'Northern Fastening Review' },
    assetTypes: ['JOURNAL'],
    container: 'Northern Fastening Review',
  },
  {
    title: 'journals',
    kind: 'journal',
    names: { en: 'All journals in one file', ar: 'جميع المجلات في ملف واحد' },
    assetTypes: ['JOURNAL'],
  },
  {
    title: 'manuals',
    kind: 'manuals',
    names: { en: 'Manuals', ar: 'الأدلة' },
    assetTypes: ['MANUAL', 'DATA_SERIES'],
  },
  {
    title: 'standards',
    kind: 'standards',
    names: { en: 'Standards, every edition', ar: 'المواصفات بجميع طبعاتها' },
    assetTypes: ['STANDARD', 'ADJUNCT', 'RELATED_MATERIAL'],
  },
  {
    title: 'symposia',
    kind: 'standards',
    names: { en: 'Symposium books and papers', ar: 'كتب الندوات وأوراقها' },
    assetTypes: ['STP_BOOK', 'STP_SYMPOSIUM', 'STP_PAPER'],
  },
] as const;
