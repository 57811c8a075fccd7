import { bare } from './bare.ts';
import { authorities, type Authority } from '@norma/contracts/kit';

/**
 * What roles are called next to the word of the wire, in every language of the interface. Capitals, spaces and signs do not
 * matter.
 */
const called: Readonly<Partial<Record<Authority, string>>> = {
  ADMIN: `
    administrator, admin, administration, librarian, مسؤول, المسؤول, مسؤول المكتبة, مدير, المدير, مدير المكتبة,
    أمين المكتبة, administrador, administradora, administrateur, administratrice, amministratore, amministratrice,
    администратор, yönetici, 管理者, 관리자, 管理员`,
  OPERATOR: `
    operator, مشغل, المشغل, مشغل الخادم, serverbetrieb, betreiber, operador, operadora, exploitant, gestore,
    operatore, оператор, işletmen, operatör, 運用者, 운영자, 运维人员`,
  REPORT_VIEW: `
    report view, reports, report, usage reports, usage report, usage, التقارير, تقارير الاستخدام, تقارير,
    nutzungsberichte, berichte, informes de uso, reportes de uso, informes, rapports d’utilisation, rapports,
    rapporti d’uso, report d’uso, rapporti di utilizzo, report di utilizzo, relatórios de uso, relatórios,
    отчёты об использовании, отчёты, kullanım raporları, raporlar, rapor, 利用統計レポート, 이용통계 보고서, 使用报告`,
  CP_ADMIN: `
    cp admin, compass point admin, compass points admin, compass point administrator, compass points administrator,
    مسؤول نقاط البوصلة, مدير نقاط البوصلة, kompasspunkt-administration, administrador de puntos guía,
    administrateur des repères, administrador de pontos-guia, администратор ориентиров, amministratore dei segnavia, amministratore dei punti bussola,
    pusula noktası yöneticisi, コンパスポイント管理者, 나침표 관리자, 컴퍼스 포인트 관리자, 罗盘标记管理员`,
  COMPASS_USER_ADMIN: `
    compass point auditor, مدقق نقاط البوصلة, auditeur des repères, revisore dei segnavia, revisore dei punti bussola, auditor de puntos guía,
    auditor de pontos-guia, аудитор ориентиров, pusula noktası denetçisi, kompasspunkt-prüfung, コンパスポイント監査者, 나침표 감사자, 컴퍼스 포인트 감사자,
    罗盘标记审计员`,
  COMPASS_USER: `
    compass user, مستخدم البوصلة, utilisateur des repères, utente dei segnavia, utente dei punti bussola, usuario de puntos guía,
    usuário de pontos-guia, пользователь Компаса, pusula kullanıcısı, kompass-nutzung, コンパスユーザー, 나침표 이용자, 컴퍼스 포인트 이용자, 罗盘用户`,
  COMPASS_USAGE_REPORT_VIEWER: `
    compass usage reports, تقارير استخدام البوصلة, rapports d’utilisation des repères, report d’uso dei segnavia, report d’uso dei punti bussola,
    informes de uso de puntos guía, reportes de uso de puntos guía, relatórios de uso de pontos-guia,
    отчёты об использовании Компаса, pusula kullanım raporları, kompass-nutzungsberichte, コンパス利用統計レポート, 나침표 이용통계 보고서, 컴퍼스 포인트 이용통계 보고서,
    罗盘使用报告`,
};

/** What stands for no role beyond reading. */
const none = new Set(
  `reader, readers, user, none, قارئ, قارئة, لا يوجد, leser, leserin, lesende, nur lesen, keine, lector, lectora, ninguno, lecteur,
  lectrice, aucun, lettore, lettrice, nessuno, leitor, leitora, nenhum, читатель, нет, okuyucu, okur, yok, 利用者, なし,
  독자, 이용자, 없음, 读者, 无`
    .split(',')
    .map(bare)
    .concat(''),
);

const roleOf = new Map<string, Authority>([
  ...authorities.map((authority) => [bare(authority), authority] as const),
  ...authorities.flatMap((authority) =>
    (called[authority]?.split(',') ?? []).map((name) => [bare(name), authority] as const),
  ),
]);

/** The role that a word names; null for none beyond reading, undefined for a word that names no role. */
export function roleNamed(word: string): Authority | null | undefined {
  const name = bare(word);
  return none.has(name) ? null : roleOf.get(name);
}
