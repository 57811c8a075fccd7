import { bare } from './bare.ts';

/** What a column may say of people; `name` is a whole name. */
export type Column = 'email' | 'firstName' | 'lastName' | 'name' | 'accounts' | 'authorities';

/** What columns are called, in small letters without spaces and signs: in our templates, and where lists are kept. */
const called: Readonly<Record<Column, string>> = {
  email:
    'email emailaddress mail mailaddress emailaddress1 primaryemail workemail userprincipalname ' +
    'البريدالإلكتروني البريدالالكتروني البريد بريد عنوانالبريدالإلكتروني الإيميل ايميل',
  firstName:
    'firstname givenname forename first vorname prénom prenom nombre nome الاسمالأول الاسمالاول الإسمالأول',
  lastName:
    'lastname surname familyname last nachname nomdefamille apellido apellidos cognome اسمالعائلة الاسمالأخير الاسمالاخير اللقب العائلة',
  name: 'name fullname displayname person الاسم الاسمالكامل الاسمبالكامل',
  accounts:
    'account accounts accountnumber accountnumbers accountno accountid customernumber customer ' +
    'رقمالحساب الحساب الحسابات أرقامالحسابات رقمالعميل',
  authorities:
    'role roles right rights authority authorities permission permissions الدور الأدوار الصلاحيات الصلاحية',
};

const columnOf = new Map(
  Object.entries(called).flatMap(([column, names]) =>
    names.split(' ').map((name) => [bare(name), column as Column] as const),
  ),
);

/** Which column each heading names; null for one that says nothing that is known here, or says it a second time. */
export function columnsOf(headings: readonly string[]): (Column | null)[] {
  const seen = new Set<Column>();
  return headings.map((heading) => {
    const column = columnOf.get(bare(heading));
    if (!column || seen.has(column)) return null;
    seen.add(column);
    return column;
  });
}
