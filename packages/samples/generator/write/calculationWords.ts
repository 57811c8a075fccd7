/** What the generator itself says around worked examples and statements of precision, in one language. */
export type CalculationWords = {
  readonly dataTitle: string;
  readonly dataHead: readonly [quantity: string, symbol: string, value: string];
  readonly dataIn: (table: string) => string;
  readonly steps: string;
  readonly precisionTitle: (unit: string) => string;
  readonly precisionHead: readonly [level: string, mean: string, limitOne: string, limitTwo: string];
  readonly precision: (facts: {
    table: string;
    year: number;
    laboratories: number;
    levels: number;
  }) => string;
};

const english: CalculationWords = {
  dataTitle: 'Data of the example',
  dataHead: ['Quantity', 'Symbol', 'Value'],
  dataIn: (table) => `The data are in ${table}.`,
  steps: 'The calculation runs as follows:',
  precisionTitle: (unit) => `Precision of the method, ${unit}`,
  precisionHead: ['Level', 'Mean', 'Limit $r$', 'Limit $R$'],
  precision: () => '',
};

const translated: Readonly<Record<string, CalculationWords>> = {
  de: {
    dataTitle: 'Angaben des Beispiels',
    dataHead: ['Größe', 'Formelzeichen', 'Wert'],
    dataIn: (table) => `Die Angaben enthält ${table}.`,
    steps: 'Die Rechnung verläuft wie folgt:',
    precisionTitle: (unit) => `Präzision des Verfahrens, ${unit}`,
    precisionHead: ['Stufe', 'Mittelwert', 'Grenze $r$', 'Grenze $R$'],
    precision: ({ table, year, laboratories, levels }) =>
      `${table} beruht auf einem Vergleich von ${laboratories} Laboratorien im Jahr ${year}, die auf ${levels} Stufen je drei Bestimmungen ausführten. Die Grenzen $r$ und $R$ sind das 2.8-Fache der Standardabweichungen unter Wiederhol- und Vergleichbedingungen.`,
  },
  fr: {
    dataTitle: 'Données de l’exemple',
    dataHead: ['Grandeur', 'Symbole', 'Valeur'],
    dataIn: (table) => `Les données figurent au ${table}.`,
    steps: 'Le calcul se déroule comme suit :',
    precisionTitle: (unit) => `Fidélité de la méthode, ${unit}`,
    precisionHead: ['Niveau', 'Moyenne', 'Limite $r$', 'Limite $R$'],
    precision: ({ table, year, laboratories, levels }) =>
      `Le ${table} résume une comparaison menée en ${year} entre ${laboratories} laboratoires, qui ont chacun effectué trois déterminations à ${levels} niveaux. Les limites $r$ et $R$ valent 2.8 fois les écarts-types de répétabilité et de reproductibilité.`,
  },
  es: {
    dataTitle: 'Datos del ejemplo',
    dataHead: ['Magnitud', 'Símbolo', 'Valor'],
    dataIn: (table) => `Los datos figuran en la ${table}.`,
    steps: 'El cálculo se desarrolla como sigue:',
    precisionTitle: (unit) => `Precisión del método, ${unit}`,
    precisionHead: ['Nivel', 'Media', 'Límite $r$', 'Límite $R$'],
    precision: ({ table, year, laboratories, levels }) =>
      `La ${table} resume una comparación realizada en ${year} entre ${laboratories} laboratorios, cada uno con tres determinaciones en ${levels} niveles. Los límites $r$ y $R$ son 2.8 veces las desviaciones típicas de repetibilidad y de reproducibilidad.`,
  },
  it: {
    dataTitle: 'Dati dell’esempio',
    dataHead: ['Grandezza', 'Simbolo', 'Valore'],
    dataIn: (table) => `I dati sono nella ${table}.`,
    steps: 'Il calcolo procede come segue:',
    precisionTitle: (unit) => `Precisione del metodo, ${unit}`,
    precisionHead: ['Livello', 'Media', 'Limite $r$', 'Limite $R$'],
    precision: ({ table, year, laboratories, levels }) =>
      `La ${table} riassume un confronto svolto nel ${year} tra ${laboratories} laboratori, con tre determinazioni ciascuno a ${levels} livelli. I limiti $r$ e $R$ sono 2.8 volte gli scarti tipo di ripetibilità e di riproducibilità.`,
  },
  pt: {
    dataTitle: 'Dados do exemplo',
    dataHead: ['Grandeza', 'Símbolo', 'Valor'],
    dataIn: (table) => `Os dados estão na ${table}.`,
    steps: 'O cálculo procede como segue:',
    precisionTitle: (unit) => `Precisão do método, ${unit}`,
    precisionHead: ['Nível', 'Média', 'Limite $r$', 'Limite $R$'],
    precision: ({ table, year, laboratories, levels }) =>
      `A ${table} resume uma comparação realizada em ${year} entre ${laboratories} laboratórios, cada um com três determinações em ${levels} níveis. Os limites $r$ e $R$ são 2.8 vezes os desvios padrão de repetibilidade e de reprodutibilidade.`,
  },
  ar: {
    dataTitle: 'بيانات المثال',
    dataHead: ['الكمية', 'الرمز', 'القيمة'],
    dataIn: (table) => `ترد البيانات في ${table}.`,
    steps: 'يجري الحساب على النحو الآتي:',
    precisionTitle: (unit) => `دقة الطريقة، ${unit}`,
    precisionHead: ['المستوى', 'المتوسط', 'الحد $r$', 'الحد $R$'],
    precision: ({ table, year, laboratories, levels }) =>
      `يلخص ${table} نتائج مقارنة أُجريت عام ${year} وشارك فيها ${laboratories} مختبرًا، أجرى كل منها ثلاثة تعيينات عند ${levels} مستويات. والحدان $r$ و$R$ هما 2.8 مرة من الانحراف المعياري في ظروف التكرار وظروف الاستنساخ.`,
  },
};

/** The words for a language; English is chosen among several by the publisher's texts. */
export const calculationWords = (language: string): CalculationWords =>
  translated[language.split('-')[0] ?? ''] ?? english;
