import type { EditionStatus } from './vocabulary.ts';

type Words = Readonly<Record<string, EditionStatus>>;

/**
 * What the catalogues of some bodies mean by their own words, by the body's abbreviation. '' is what its silence
 * means. A body that is not here means what its words say.
 */
export const wordsOfBodies: Readonly<Record<string, Words>> = {
  // "Inactive" is no longer maintained: https://standards.ieee.org, "Status" of a standard's page.
  IEEE: { active: 'current', approved: 'current', inactive: 'historical', superseded: 'superseded' },
  // A revised publication has a newer edition, a replaced one another publication.
  IEC: { published: 'current', revised: 'superseded', replaced: 'superseded', withdrawn: 'withdrawn' },
  JIS: { valid: 'current', withdrawn: 'withdrawn' },
  ITU: { published: 'current', withdrawal: 'withdrawn', 'in force': 'current', superseded: 'superseded' },
  // An edition that a newer one follows is historical; a withdrawn one has no newer edition.
  ASTM: { active: 'current', historical: 'historical', withdrawn: 'withdrawn' },
};

/** Words of catalogues in several languages, folded: small letters, no accents, single spaces. */
export const words: Words = {
  // What is being written
  'work item': 'work-item',
  'new work item': 'work-item',
  'preliminary work item': 'work-item',
  'proposed new standard': 'work-item',
  proposal: 'work-item',
  'new project': 'work-item',
  'under development': 'draft',
  draft: 'draft',
  'working draft': 'draft',
  'committee draft': 'draft',
  'public draft': 'draft',
  'final draft': 'draft',
  'draft for public comment': 'draft',
  enquiry: 'draft',
  'public enquiry': 'draft',
  'under approval': 'draft',
  'under publication': 'draft',
  unapproved: 'draft',
  // In force
  active: 'current',
  current: 'current',
  valid: 'current',
  published: 'current',
  publication: 'current',
  approved: 'current',
  'in force': 'current',
  'in effect': 'current',
  effective: 'current',
  standard: 'current',
  'most recent': 'current',
  latest: 'current',
  new: 'current',
  definitive: 'current',
  'under review': 'current',
  'under systematic review': 'current',
  stabilized: 'confirmed',
  stabilised: 'confirmed',
  confirmed: 'confirmed',
  reaffirmed: 'confirmed',
  reapproved: 'confirmed',
  reviewed: 'confirmed',
  'to be revised': 'under-revision',
  'under revision': 'under-revision',
  'being revised': 'under-revision',
  adopted: 'adopted',
  // No longer in force
  previous: 'superseded',
  superseded: 'superseded',
  replaced: 'superseded',
  revised: 'superseded',
  obsolete: 'superseded',
  obsoleted: 'superseded',
  'partially superseded': 'superseded',
  historical: 'historical',
  historic: 'historical',
  inactive: 'historical',
  archived: 'historical',
  withdrawn: 'withdrawn',
  withdrawal: 'withdrawn',
  cancelled: 'withdrawn',
  canceled: 'withdrawn',
  discontinued: 'withdrawn',
  rescinded: 'withdrawn',
  abandoned: 'withdrawn',
  deleted: 'withdrawn',
  expired: 'withdrawn',
  rejected: 'withdrawn',
  'withdrawn replaced': 'withdrawn-replaced',
  'withdrawn and replaced': 'withdrawn-replaced',
  'withdrawn superseded': 'withdrawn-replaced',
  'withdrawn no replacement': 'withdrawn-not-replaced',
  'withdrawn not replaced': 'withdrawn-not-replaced',
  'withdrawn with no replacement': 'withdrawn-not-replaced',
  'withdrawn without replacement': 'withdrawn-not-replaced',

  // Spanish
  vigente: 'current',
  'en vigor': 'current',
  publicada: 'current',
  confirmada: 'confirmed',
  'en revision': 'under-revision',
  adoptada: 'adopted',
  proyecto: 'draft',
  borrador: 'draft',
  anulada: 'withdrawn',
  derogada: 'withdrawn',
  retirada: 'withdrawn',
  'anulada y sustituida': 'withdrawn-replaced',
  'anulada sin sustitucion': 'withdrawn-not-replaced',
  sustituida: 'superseded',
  reemplazada: 'superseded',
  historica: 'historical',

  // French
  'en vigueur': 'current',
  publiee: 'current',
  publie: 'current',
  valide: 'current',
  confirmee: 'confirmed',
  'en cours de revision': 'under-revision',
  'en revision prochaine': 'under-revision',
  adoptee: 'adopted',
  homologuee: 'current',
  projet: 'draft',
  'projet de norme': 'draft',
  'enquete publique': 'draft',
  annulee: 'withdrawn',
  annule: 'withdrawn',
  retiree: 'withdrawn',
  supprimee: 'withdrawn',
  'annulee et remplacee': 'withdrawn-replaced',
  'annulee sans remplacement': 'withdrawn-not-replaced',
  remplacee: 'superseded',
  remplace: 'superseded',
  perimee: 'superseded',

  // German
  gultig: 'current',
  aktuell: 'current',
  veroffentlicht: 'current',
  'in kraft': 'current',
  bestatigt: 'confirmed',
  'in uberarbeitung': 'under-revision',
  'in revision': 'under-revision',
  ubernommen: 'adopted',
  entwurf: 'draft',
  vornorm: 'current',
  zuruckgezogen: 'withdrawn',
  ungultig: 'withdrawn',
  'zuruckgezogen ersetzt': 'withdrawn-replaced',
  'zuruckgezogen und ersetzt': 'withdrawn-replaced',
  'zuruckgezogen ohne ersatz': 'withdrawn-not-replaced',
  'ersatzlos zuruckgezogen': 'withdrawn-not-replaced',
  ersetzt: 'superseded',
  historisch: 'historical',

  // Japanese
  有効: 'current',
  現行: 'current',
  発行: 'current',
  制定: 'current',
  確認: 'confirmed',
  改正中: 'under-revision',
  原案: 'draft',
  廃止: 'withdrawn',
  廃止置換: 'withdrawn-replaced',
  改正: 'superseded',
  置換: 'superseded',

  // Arabic
  ساريه: 'current',
  'ساريه المفعول': 'current',
  ساري: 'current',
  حاليه: 'current',
  منشوره: 'current',
  معتمده: 'current',
  مؤكده: 'confirmed',
  'قيد المراجعه': 'under-revision',
  'قيد التحديث': 'under-revision',
  متبناه: 'adopted',
  مسوده: 'draft',
  مشروع: 'draft',
  ملغاه: 'withdrawn',
  ملغيه: 'withdrawn',
  مسحوبه: 'withdrawn',
  'ملغاه ومستبدله': 'withdrawn-replaced',
  'ملغاه بلا بديل': 'withdrawn-not-replaced',
  'مسحوبه بلا بديل': 'withdrawn-not-replaced',
  مستبدله: 'superseded',
  تاريخيه: 'historical',
};

/** A word as the tables write it: small letters, without accents and points, single spaces. */
export function foldedWord(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mn}\u0640]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/ة(?= |$)/g, 'ه')
    .trim();
}
