import { describe, expect, it } from 'vitest';
import { readPeople } from './readPeople.ts';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isMarked: boolean): Uint8Array =>
  Buffer.from((isMarked ? '\uFEFF' : '') + text, 'utf16le');
const bigEndian = (text: string): Uint8Array => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
/** Letters of a code page of Windows that the tests use. */
const ofWindows = (text: string, page: Record<string, number>): Uint8Array =>
  Uint8Array.from(text, (letter) => page[letter] ?? letter.charCodeAt(0));

const peopleIn = (bytes: Uint8Array) => {
  const found = readPeople(bytes);
  if (typeof found === 'string') throw new Error(found);
  return found.requests.map(({ email, firstName, lastName, accounts, roles }) =>
    [email, firstName, lastName, accounts.join('+'), roles.join('+')].join(' / '),
  );
};

describe('a list of people', () => {
  const plain =
    'E-mail,First name,Last name,Account number,Roles\nines@x.example,Inès,Ravndal,400218,ADMIN\n';
  const expected = ['ines@x.example / Inès / Ravndal / 400218 / ADMIN'];

  it.each([
    ['UTF-8', utf8(plain)],
    ['UTF-8 with a mark', utf8(`\uFEFF${plain}`)],
    ['UTF-16 with a mark', utf16(plain, true)],
    ['UTF-16 without one', utf16(plain, false)],
    ['UTF-16 the other way round', bigEndian(plain)],
    ['Windows-1252', ofWindows(plain, { è: 0xe8 })],
    ['semicolons', utf8(plain.replaceAll(',', ';'))],
    ['tabs', utf8(plain.replaceAll(',', '\t'))],
    ['Excel’s word for the separator', utf8(`sep=;\r\n${plain.replaceAll(',', ';')}`)],
    ['lines of Windows', utf8(plain.replaceAll('\n', '\r\n'))],
    ['lines of old Macs', utf8(plain.replaceAll('\n', '\r'))],
    ['quotes around everything', utf8(plain.replaceAll(/[^,\n]+/g, '"$&"'))],
    ['spaces around everything', utf8(plain.replaceAll(',', ' , '))],
    [
      'columns in another order',
      utf8('Role;Surname;Given name;Customer number;MAIL\nADMIN;Ravndal;Inès;400218;ines@x.example'),
    ],
  ])('is read as %s', (_, bytes) => {
    expect(peopleIn(bytes)).toEqual(expected);
  });

  it('is read with Arabic headings, also in the code page of Arabic Windows', () => {
    const arabic = 'البريد الإلكتروني;الاسم الأول;اسم العائلة;رقم الحساب\nleila@x.example;ليلى;حداد;400218\n';
    const leila = ['leila@x.example / ليلى / حداد / 400218 / '];
    expect(peopleIn(utf8(arabic))).toEqual(leila);
    const page = Object.fromEntries(
      Array.from({ length: 128 }, (_each, at) => [
        new TextDecoder('windows-1256').decode(Uint8Array.of(at + 128)),
        at + 128,
      ]),
    );
    expect(peopleIn(ofWindows(arabic, page))).toEqual(leila);
  });

  it('takes whole names apart, several accounts and roles, and a guard against formulas away', () => {
    const text =
      'name,mail,account,roles\n"Ravndal, Ines",a@x.example,400218; 100001,"ADMIN, usage reports"\nTomas van der Eide,b@x.example,"Halvorsen, Vik & Co",\nPrince,\'+c@x.example,,\n';
    expect(peopleIn(utf8(text))).toEqual([
      'a@x.example / Ines / Ravndal / 400218+100001 / ADMIN+usage reports',
      'b@x.example / Tomas / van der Eide / Halvorsen, Vik & Co / ',
      '+c@x.example / Prince /  /  / ',
    ]);
  });

  it('says on which line of the file someone stands, past empty lines and line breaks in cells', () => {
    const read = readPeople(utf8('mail,name\n\na@x.example,"Ines\nRavndal"\n,\nb@x.example,Tomas\n'));
    expect(typeof read === 'object' && read.requests.map(({ line }) => line)).toEqual([3, 6]);
  });

  it('names a line whose quotes are never closed, and reads the lines around it', () => {
    const read = readPeople(
      utf8('mail,name\na@x.example,"Ines, R."\nb@x.example,"Tomas\nc@x.example,Liv\nd@x.example,Sol\n'),
    );
    if (typeof read === 'string') throw new Error(read);
    expect(read.requests.map(({ line, email, mistakes }) => [line, email, mistakes?.[0]?.reason])).toEqual([
      [2, 'a@x.example', undefined],
      [3, 'b@x.example', 'quotes-unclosed'],
      [4, 'c@x.example', undefined],
      [5, 'd@x.example', undefined],
    ]);
  });

  it('names columns that say nothing known, and a column that comes twice', () => {
    const read = readPeople(utf8('mail,phone,e-mail,name\na@x.example,1,b@x.example,Ines\n'));
    expect(read).toMatchObject({ unread: ['phone', 'e-mail'], requests: [{ email: 'a@x.example' }] });
  });

  it.each([
    ['nothing', utf8(''), 'file-empty'],
    ['empty lines alone', utf8('\n \n,,\n'), 'file-empty'],
    ['no column of addresses', utf8('name,phone\nInes,1\n'), 'file-without-email'],
    ['a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0, 0, 0, 8, 0, 0x21, 0xff, 0), 'file-unreadable'],
    ['too many lines', utf8(`mail\n${'a@x.example\n'.repeat(5_001)}`), 'too-many-lines'],
  ])('with %s is refused as a whole', (_, bytes, problem) => {
    expect(readPeople(bytes)).toBe(problem);
  });
});
