/** What the heading of a clause tells of it. */
export type Heading = { readonly title: string; readonly annexType: string };

const wordsOf = (words: string): string =>
  words
    .trim()
    .split(/\s*[;\n]\s*/)
    .join('|');

/** Titles of what is never normative, in the languages of the library. */
const INFORMATIVE = new RegExp(
  `^(?:${wordsOf(`
    foreword; european foreword; national foreword; preface; introduction; bibliography; acknowledge?ments?; contents
    table of contents; revision history; document history; change ?log; summary of changes; rationale; commentary
    informative references; non-normative references; index; history; examples?; abstract; status of this document; notes?
    vorwort; nationales vorwort; europäisches vorwort; einleitung; einführung; literaturhinweise; literatur; inhalt
    änderungen; beispiele?; anmerkungen; fußnoten
    avant-propos; avant-propos européen; avant-propos national; préface; introduction; bibliographie; sommaire; exemples?
    prólogo; prólogo europeo; prefacio; introducción; bibliografía; índice; ejemplos?; notas?
    premessa; prefazione; introduzione; bibliografia; indice; esempi; esempio; note
    prefácio; preâmbulo; introdução; bibliografia; sumário; exemplos?
    предисловие; введение; библиография; содержание; примеры?; примечания?
    önsöz; giriş; kaynakça; kaynaklar; içindekiler; örnek(?:ler)?
    مقدمة; المقدمة; تمهيد; التمهيد; تصدير; التصدير; المراجع الإعلامية; قائمة المراجع; ببليوغرافيا; الببليوغرافيا; أمثلة; مثال; الحواشي
    前言; 引言; 参考文献; 目次; 示例; まえがき; 序文; 参考文献; 目次; 머리말; 서문; 개요; 참고 문헌; 참고문헌; 목차`)})[:：]?$`,
  'iu',
);

const NORMATIVE_REFERENCES = new RegExp(
  `^(?:${wordsOf(`
    normative references?; referenced documents?; references?; normative verweisungen; verweisungen; références normatives
    normas para consulta; referencias normativas; riferimenti normativi; referências normativas; нормативные ссылки
    atıf yapılan standard ve/veya dok[uü]manlar; bağlayıcı atıflar; المراجع المعيارية; المراجع الإلزامية; الوثائق المرجعية
    规范性引用文件; 引用規格; 인용 ?표준`)})$`,
  'iu',
);

const DEFINITIONS = new RegExp(
  `^(?:${wordsOf(`
    terms[, ] ?.{1,60} definitions?; definitions?; terms and definitions; terminology; glossary; terms; definitions and .{0,40}
    begriffe; begriffe und .{0,40}; termes et définitions; termes[, ] ?.{1,60} définitions; términos y definiciones; definiciones
    termini e definizioni; termos e definições; термины и определения; terimler ve tarifler; terimler
    المصطلحات والتعاريف; المصطلحات والتعريفات; المصطلحات; 术语和定义; 术语; 用語及び定義; 用語; 용어와 정의; 용어의 정의`)})$`,
  'iu',
);

/** Kinds of annex that are never normative; the negation is looked for before 'normative' and 'mandatory'. */
const INFORMATIVE_ANNEX =
  /informati[vf]|informativ[eoa]|informatif|non[- ]?(?:mandatory|normative)|nicht normativ|справочн|рекомендуем|bilgi(?:lendirici)?|إعلامي|استرشادي|إرشادي|资料性|参考|參考|참고/iu;

/** Whether a clause with this heading, and all that is within it, is never normative. */
export const isInformativeHeading = ({ title, annexType }: Heading): boolean =>
  INFORMATIVE.test(title.slice(0, 80).trim()) ||
  INFORMATIVE_ANNEX.test(annexType) ||
  /\((?:informative|non-normative|informativ|informatif|informativo|informativa)\)/iu.test(
    title.slice(0, 300),
  ) ||
  /^This (?:section|appendix|annex) is (?:non-normative|informative)/iu.test(title);

/** Whether a clause lists the standards that are indispensable for its text. */
export const isOfNormativeReferences = (title: string): boolean =>
  NORMATIVE_REFERENCES.test(title.slice(0, 80).trim());

/** Whether a clause defines terms. */
export const isOfDefinitions = (title: string): boolean => DEFINITIONS.test(title.slice(0, 80).trim());

/** How notes and examples begin, in the languages of the library. */
const NOTE =
  /^(?:\(?(?:NOTE|NOTES|EXAMPLE|EXAMPLES|Note|Notes|Example|Examples|ANMERKUNG|Anmerkung|BEISPIEL|Beispiel|EXEMPLE|Exemple|NOTA|Nota|EJEMPLO|Ejemplo|ESEMPIO|Esempio|EXEMPLO|Exemplo|ПРИМЕЧАНИЕ|Примечание|ПРИМЕР|Пример|NOT|ÖRNEK|Örnek|ملاحظة|مثال|注|示例|注記|例|비고|보기)(?=[\s\d:：.—–-]|$)(?![\s]+(?:that|how|the|dass|que|che|bene)(?!\p{L})))/u;

/** Whether a paragraph is a note or an example by how it begins. */
export const isNote = (text: string): boolean => NOTE.test(text.slice(0, 60).trimStart());
