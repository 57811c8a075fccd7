/** The words around numbers in references and labels, in one language and one publisher's manner. */
export type ReferenceWords = {
  readonly section: string;
  readonly table: string;
  readonly figure: string;
  readonly formula: string;
  readonly normativeAnnex: string;
  readonly informativeAnnex: string;
  readonly normative: string;
  readonly informative: string;
  readonly note: string;
  readonly example: string;
  readonly warning: string;
  readonly where: string;
};

const english: ReferenceWords = {
  section: 'Clause',
  table: 'Table',
  figure: 'Figure',
  formula: 'Formula',
  normativeAnnex: 'Annex',
  informativeAnnex: 'Annex',
  normative: '(normative)',
  informative: '(informative)',
  note: 'NOTE',
  example: 'EXAMPLE',
  warning: 'WARNING',
  where: 'where',
};

const sections: ReferenceWords = { ...english, section: 'Section', formula: 'Equation' };

/** The words of each publisher in English. */
export const englishWords = {
  NSB: {
    ...sections,
    informativeAnnex: 'Appendix',
    normative: '(Mandatory information)',
    informative: '(Nonmandatory information)',
    note: 'Note',
    example: 'Example',
    warning: 'Warning',
  },
  HI: english,
  CNI: english,
  PIC: sections,
  VWA: { ...sections, note: 'Note', example: 'Example', warning: 'Caution' },
  SLP: { ...sections, note: 'Note', example: 'Example', informativeAnnex: 'Annex' },
  GSA: { ...english, note: 'Note', example: 'Example', warning: 'Danger' },
} as const satisfies Record<string, ReferenceWords>;

/** The words of translations, by language. */
export const translatedWords: Readonly<Record<string, ReferenceWords>> = {
  de: {
    section: 'Abschnitt',
    table: 'Tabelle',
    figure: 'Bild',
    formula: 'Gleichung',
    normativeAnnex: 'Anhang',
    informativeAnnex: 'Anhang',
    normative: '(normativ)',
    informative: '(informativ)',
    note: 'ANMERKUNG',
    example: 'BEISPIEL',
    warning: 'WARNUNG',
    where: 'Dabei ist',
  },
  fr: {
    section: 'Article',
    table: 'Tableau',
    figure: 'Figure',
    formula: 'Formule',
    normativeAnnex: 'Annexe',
    informativeAnnex: 'Annexe',
    normative: '(normative)',
    informative: '(informative)',
    note: 'NOTE',
    example: 'EXEMPLE',
    warning: 'AVERTISSEMENT',
    where: 'où',
  },
  es: {
    section: 'Capítulo',
    table: 'Tabla',
    figure: 'Figura',
    formula: 'Fórmula',
    normativeAnnex: 'Anexo',
    informativeAnnex: 'Anexo',
    normative: '(normativo)',
    informative: '(informativo)',
    note: 'NOTA',
    example: 'EJEMPLO',
    warning: 'ADVERTENCIA',
    where: 'donde',
  },
  it: {
    section: 'Punto',
    table: 'Tabella',
    figure: 'Figura',
    formula: 'Formula',
    normativeAnnex: 'Appendice',
    informativeAnnex: 'Appendice',
    normative: '(normativa)',
    informative: '(informativa)',
    note: 'NOTA',
    example: 'ESEMPIO',
    warning: 'AVVERTENZA',
    where: 'dove',
  },
  pt: {
    section: 'Seção',
    table: 'Tabela',
    figure: 'Figura',
    formula: 'Equação',
    normativeAnnex: 'Anexo',
    informativeAnnex: 'Anexo',
    normative: '(normativo)',
    informative: '(informativo)',
    note: 'NOTA',
    example: 'EXEMPLO',
    warning: 'ADVERTÊNCIA',
    where: 'onde',
  },
  ar: {
    section: 'البند',
    table: 'الجدول',
    figure: 'الشكل',
    formula: 'المعادلة',
    normativeAnnex: 'الملحق',
    informativeAnnex: 'الملحق',
    normative: '(معياري)',
    informative: '(إعلامي)',
    note: 'ملاحظة',
    example: 'مثال',
    warning: 'تحذير',
    where: 'حيث:',
  },
};
