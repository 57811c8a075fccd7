import { bare } from './bare.ts';

/** What a column may say of people; `name` is a whole name. */
export type Column = 'email' | 'firstName' | 'lastName' | 'name' | 'accounts' | 'authorities';

/**
 * What columns are called: in our templates, in every language of the interface, and where lists are stored. Capitals, spaces
 * and signs do not matter.
 */
const called: Readonly<Record<Column, string>> = {
  email: `
    email, email address, email address 1, mail, mail address, primary email, work email, user principal name,
    البريد الإلكتروني, البريد الالكتروني, البريد, بريد, عنوان البريد الإلكتروني, الإيميل, ايميل,
    e-mail-adresse, mailadresse, correo electrónico, correo, courriel, adresse e-mail, adresse électronique,
    indirizzo e-mail, posta elettronica, correio eletrônico, endereço de e-mail, электронная почта, эл. почта, почта,
    адрес электронной почты, e-posta, e-posta adresi, メールアドレス, メール, 電子メール, 이메일, 이메일 주소, 전자우편,
    邮箱, 邮箱地址, 电子邮箱, 电子邮件`,
  firstName: `
    first name, given name, forename, first, الاسم الأول, الاسم الاول, الإسم الأول, vorname, nombre, nombres, prénom,
    nome, nome próprio, имя, ad, adı, 名, 名字, 이름`,
  lastName: `
    last name, surname, family name, last, اسم العائلة, الاسم الأخير, الاسم الاخير, اللقب, العائلة, nachname,
    familienname, apellido, apellidos, nom, nom de famille, cognome, sobrenome, apelido, фамилия, soyad, soyadı, 姓,
    姓氏, 성`,
  name: `
    name, full name, display name, person, الاسم, الاسم الكامل, الاسم بالكامل, vollständiger name, nombre completo,
    nom complet, nome completo, фио, полное имя, ad soyad, adı soyadı, 名前, 氏名, 姓名, 성명`,
  accounts: `
    account, accounts, account number, account numbers, account no, account id, customer number, customer, رقم الحساب,
    الحساب, الحسابات, أرقام الحسابات, رقم العميل, konto, konten, kontonummer, kontonummern, kundennummer, cuenta,
    cuentas, número de cuenta, compte, comptes, numéro de compte, conto, account numero, numero account,
    numero di account, numero dell’account, conta, contas, número da conta, аккаунт, аккаунты, номер аккаунта,
    учётная запись, номер учётной записи, hesap, hesaplar, hesap numarası, hesap no, アカウント, アカウント番号, 계정,
    계정 번호, 账户, 账户编号, 账号`,
  authorities: `
    role, roles, right, rights, authority, authorities, permission, permissions, الدور, الأدوار, الصلاحيات, الصلاحية,
    rolle, rollen, rol, rôle, rôles, ruolo, ruoli, função, funções, papel, papéis, роль, роли, roller, roles de usuario,
    ロール, 役割, 権限, 역할, 권한, 角色, 权限`,
};

const columnOf = new Map(
  Object.entries(called).flatMap(([column, names]) =>
    names.split(',').map((name) => [bare(name), column as Column] as const),
  ),
);

/** Which column each heading names; null for one that is unknown and ignored, or says it a second time. */
export function columnsOf(headings: readonly string[]): (Column | null)[] {
  const seen = new Set<Column>();
  return headings.map((heading) => {
    const column = columnOf.get(bare(heading));
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}
