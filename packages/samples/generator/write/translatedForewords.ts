/** What is before a translation, by its language. */
export const translatedForewords: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Dieses Dokument ist die deutsche Fassung von {original}. Sie wurde im Auftrag des {publisher} von einem Übersetzungskreis aus Fachleuten der beteiligten Ausschüsse erarbeitet und am {date} veröffentlicht.',
    'Bei Abweichungen zwischen den Fassungen gilt der englische Wortlaut. Zahlen, Formeln und Bilder wurden unverändert übernommen.',
  ],
  fr: [
    'Le présent document est la version française de {original}. La traduction a été établie par un groupe de spécialistes désigné par {publisher} et publiée le {date}.',
    'En cas de divergence entre les versions, le texte anglais fait foi. Les valeurs, les formules et les figures ont été reprises sans modification.',
  ],
  'es-ES': [
    'Este documento es la versión en español de {original}. La traducción fue preparada por un grupo de especialistas y se publicó el {date}.',
    'En caso de discrepancia prevalece el texto inglés. Los valores numéricos, las fórmulas y las figuras se han tomado sin modificación.',
  ],
  it: [
    'Il presente documento è la versione italiana di {original}. La traduzione è stata curata da un gruppo di esperti per conto di {publisher} e pubblicata il {date}.',
    'In caso di divergenza fa fede il testo inglese. Valori, formule e figure sono stati ripresi senza modifiche.',
  ],
  pt: [
    'Este documento é a versão em português de {original}. A tradução foi preparada por um grupo de especialistas e publicada em {date}.',
    'Em caso de divergência entre as versões, prevalece o texto em inglês. Valores, equações e figuras foram reproduzidos sem alteração.',
  ],
  ar: [
    'هذه الوثيقة هي النسخة العربية من {original}. أعدّ الترجمةَ فريقٌ من المختصين في اللجان المعنية، ونُشرت في {date}.',
    'عند الاختلاف بين النسختين يُعتمد النص الإنجليزي. نُقلت القيم والمعادلات والأشكال دون تغيير.',
  ],
};

/** The foreword of a Spanish standard of its own: new, or in place of an earlier edition. */
export const spanishForeword = (replaces: string): readonly string[] => [
  'Esta norma ha sido elaborada por el comité técnico {committee}, {name}, del Consejo Normativo Ibérico, y se publicó el {date}.',
  ...(replaces
    ? [
        'Anula y sustituye a {replaces}. Se han revisado los valores límite y se ha actualizado el texto conforme a la experiencia de su aplicación.',
      ]
    : []),
];

/** The foreword of a standard that was taken over from another publisher. */
export const adoptedForeword: readonly string[] = [
  'Esta norma adopta {original} sin modificación técnica. La versión en español ha sido elaborada por el comité técnico {committee}, {name}, del Consejo Normativo Ibérico.',
  'Se publicó el {date}. Las referencias a otras normas se mantienen tal como figuran en el original.',
];
