import { bare } from './bare.ts';
import { authorities, type Authority } from '@norma/contracts/kit';

/** What roles are called beside the word of the wire, in small letters without spaces and signs. */
const called: Readonly<Partial<Record<Authority, string>>> = {
  ADMIN: 'administrator admin administration librarian مسؤول المسؤول مدير المدير مديرالمكتبة أمينالمكتبة',
  OPERATOR: 'operator مشغل المشغل مشغلالخادم',
  REPORT_VIEW: 'reportview reports report usagereports usagereport usage التقارير تقاريرالاستخدام تقارير',
  CP_ADMIN:
    'cpadmin compasspointadmin compasspointsadmin compasspointadministrator compasspointsadministrator ' +
    'مسؤولنقاطالبوصلة مديرنقاطالبوصلة',
};

/** What stands for no role beyond reading. */
const none = new Set(['', 'reader', 'readers', 'user', 'none', 'قارئ', 'قارئة', 'لايوجد']);

const roleOf = new Map<string, Authority>([
  ...authorities.map((authority) => [bare(authority), authority] as const),
  ...authorities.flatMap((authority) =>
    (called[authority] ?? '').split(' ').map((name) => [bare(name), authority] as const),
  ),
]);

/** The role that a word names; null for none beyond reading, undefined for a word that names no role. */
export function roleNamed(word: string): Authority | null | undefined {
  const name = bare(word);
  return none.has(name) ? null : roleOf.get(name);
}
