/** The few words a conversion adds to what the publisher wrote, in the language of the document. */
export type Words = {
  contents: string;
  edition: string;
  status: string;
  published: string;
  committee: string;
  supersedes: string;
  notes: string;
  backToText: string;
  /** Stands where a picture cannot be shown; the name of its file may be ''. */
  missingPicture(name: string): string;
  noteToEntry(number: number): string;
  source: string;
  example: string;
  see: string;
  relatedTerm: string;
  page(number: string, total: string): string;
};

const withName = (words: string, name: string, between = ': '): string =>
  name ? `${words}${between}${name}` : words;

const EN: Words = {
  contents: 'Contents',
  edition: 'Edition',
  status: 'Status',
  published: 'Published',
  committee: 'Committee',
  supersedes: 'Supersedes',
  notes: 'Notes',
  backToText: 'Back to the text',
  missingPicture: (name) => withName('Picture not available', name),
  noteToEntry: (number) => `Note ${number} to entry`,
  source: 'Source',
  example: 'EXAMPLE',
  see: 'SEE',
  relatedTerm: 'Related term',
  page: (number, total) => `Page ${number} of ${total}`,
};

const BY_LANGUAGE: Record<string, Words> = {
  en: EN,
  ar: {
    contents: 'المحتويات',
    edition: 'الطبعة',
    status: 'الحالة',
    published: 'تاريخ النشر',
    committee: 'اللجنة',
    supersedes: 'تحل محل',
    notes: 'الحواشي',
    backToText: 'العودة إلى النص',
    missingPicture: (name) => withName('الصورة غير متاحة', name),
    noteToEntry: (number) => `ملاحظة ${number} على المصطلح`,
    source: 'المصدر',
    example: 'مثال',
    see: 'انظر',
    relatedTerm: 'مصطلح ذو صلة',
    page: (number, total) => `صفحة ${number} من ${total}`,
  },
  de: {
    contents: 'Inhalt',
    edition: 'Ausgabe',
    status: 'Status',
    published: 'Veröffentlicht',
    committee: 'Ausschuss',
    supersedes: 'Ersatz für',
    notes: 'Fußnoten',
    backToText: 'Zurück zum Text',
    missingPicture: (name) => withName('Bild nicht verfügbar', name),
    noteToEntry: (number) => `Anmerkung ${number} zum Begriff`,
    source: 'Quelle',
    example: 'BEISPIEL',
    see: 'SIEHE',
    relatedTerm: 'Verwandter Begriff',
    page: (number, total) => `Seite ${number} von ${total}`,
  },
  fr: {
    contents: 'Sommaire',
    edition: 'Édition',
    status: 'Statut',
    published: 'Publication',
    committee: 'Comité',
    supersedes: 'Remplace',
    notes: 'Notes',
    backToText: 'Retour au texte',
    missingPicture: (name) => withName('Image non disponible', name, ' : '),
    noteToEntry: (number) => `Note ${number} à l’article`,
    source: 'Source',
    example: 'EXEMPLE',
    see: 'VOIR',
    relatedTerm: 'Terme associé',
    page: (number, total) => `Page ${number} sur ${total}`,
  },
  es: {
    contents: 'Índice',
    edition: 'Edición',
    status: 'Estado',
    published: 'Publicación',
    committee: 'Comité',
    supersedes: 'Sustituye a',
    notes: 'Notas',
    backToText: 'Volver al texto',
    missingPicture: (name) => withName('Imagen no disponible', name),
    noteToEntry: (number) => `Nota ${number} a la entrada`,
    source: 'Fuente',
    example: 'EJEMPLO',
    see: 'VÉASE',
    relatedTerm: 'Término relacionado',
    page: (number, total) => `Página ${number} de ${total}`,
  },
  it: {
    contents: 'Indice',
    edition: 'Edizione',
    status: 'Stato',
    published: 'Pubblicazione',
    committee: 'Comitato',
    supersedes: 'Sostituisce',
    notes: 'Note',
    backToText: 'Torna al testo',
    missingPicture: (name) => withName('Immagine non disponibile', name),
    noteToEntry: (number) => `Nota ${number} al termine`,
    source: 'Fonte',
    example: 'ESEMPIO',
    see: 'VEDERE',
    relatedTerm: 'Termine correlato',
    page: (number, total) => `Pagina ${number} di ${total}`,
  },
  pt: {
    contents: 'Sumário',
    edition: 'Edição',
    status: 'Situação',
    published: 'Publicação',
    committee: 'Comitê',
    supersedes: 'Substitui',
    notes: 'Notas',
    backToText: 'Voltar ao texto',
    missingPicture: (name) => withName('Imagem não disponível', name),
    noteToEntry: (number) => `Nota ${number} de entrada`,
    source: 'Fonte',
    example: 'EXEMPLO',
    see: 'VER',
    relatedTerm: 'Termo relacionado',
    page: (number, total) => `Página ${number} de ${total}`,
  },
};

/** The words of a language (BCP 47), English where there are none yet. */
export function wordsOf(language: string): Words {
  return BY_LANGUAGE[language.split('-')[0] ?? ''] ?? EN;
}
