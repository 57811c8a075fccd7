type DayFormat = 'MMM DD YYYY' | 'DD MMMM YYYY' | 'DD/MM/YYYY';
type MomentFormat =
  | 'MMM DD YYYY HH:mm'
  | 'MMM DD YYYY HH:mm:ss'
  | 'DD/MM/YY HH:mm'
  | 'DD/MM/YY HH:mm:ss'
  | 'YYYY-MM-DDTHH:mm';

/** How numbers are written: in groups, whole or with two decimals where they have some. */
export const numberFormats = {
  '0,0': { maximumFractionDigits: 0 },
  '0,0.[00]': { maximumFractionDigits: 2 },
} as const satisfies Record<string, Intl.NumberFormatOptions>;

/** Writes a number in a language, grouped as it groups, in Western digits. */
export const writeNumber = (value: number, format: keyof typeof numberFormats, language: string): string =>
  numberFormatOf(format, language).format(value);

/**
 * Writes an ISO 8601 date: a day, a month or a year. English is fixed as the format says; other languages have its month in
 * their words and all of it in their order.
 */
export function writeDay(day: string, format: DayFormat, language: string): string {
  const [year = '', month, date] = day.split('-');
  if (!month) return year;
  if (format === 'DD/MM/YYYY') return present(date, month, year).join('/');
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date ?? 1));
  const style = format === 'MMM DD YYYY' ? 'short' : 'long';
  const inWords = dayFormatOf(language, style, Boolean(date)).format(at);
  if (!language.startsWith('en')) return inWords;
  return (style === 'short' ? present(inWords, date, year) : present(date, inWords, year)).join(' ');
}

const present = (...parts: (string | undefined)[]): (string | undefined)[] => parts.filter(Boolean);

/**
 * Writes a moment in the local time zone. Formats with the name of the month write the day as `writeDay` does, and the time.
 * Formats in figures are fixed in English and Arabic; other languages have them in their own order, where 04/03 would be
 * another day. What begins with the year is for machines.
 */
export function writeMoment(at: Date, format: MomentFormat, language = 'en'): string {
  const base = language.split('-')[0] ?? '';
  if (format.startsWith('MMM') && base !== 'en')
    return momentFormatOf(language, 'short', format.endsWith('ss')).format(at);
  if (format !== 'YYYY-MM-DDTHH:mm' && base !== 'en' && base !== 'ar')
    return momentFormatOf(language, '2-digit', format.endsWith('ss')).format(at);
  const two = (value: number): string => String(value).padStart(2, '0');
  const year = String(at.getFullYear()).padStart(4, '0');
  const [month, date] = [two(at.getMonth() + 1), two(at.getDate())];
  const time = `${two(at.getHours())}:${two(at.getMinutes())}`;
  if (format === 'YYYY-MM-DDTHH:mm') return `${year}-${month}-${date}T${time}`;
  const seconds = format.endsWith('ss') ? `:${two(at.getSeconds())}` : '';
  if (format.startsWith('MMM'))
    return `${writeDay(`${year}-${month}-${date}`, 'MMM DD YYYY', language)} ${time}${seconds}`;
  return `${date}/${month}/${year.slice(-2)} ${time}${seconds}`;
}

// Making one takes longer than all else of a row: each is made once.
const dayFormats = new Map<string, Intl.DateTimeFormat>();
const momentFormats = new Map<string, Intl.DateTimeFormat>();
const madeNumberFormats = new Map<string, Intl.NumberFormat>();

function dayFormatOf(language: string, month: 'short' | 'long', hasDay: boolean): Intl.DateTimeFormat {
  const name = `${language} ${month} ${hasDay}`;
  const known = dayFormats.get(name);
  if (known) return known;
  const parts = { month, calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC' } as const;
  const whole = language.startsWith('en')
    ? parts
    : ({ ...parts, ...(hasDay && { day: 'numeric' as const }), year: 'numeric' } as const);
  const format = new Intl.DateTimeFormat(language, whole);
  dayFormats.set(name, format);
  return format;
}

function momentFormatOf(
  language: string,
  month: 'short' | '2-digit',
  hasSeconds: boolean,
): Intl.DateTimeFormat {
  const name = `${language} ${month} ${hasSeconds}`;
  const known = momentFormats.get(name);
  if (known) return known;
  const day =
    month === 'short'
      ? ({ day: 'numeric', year: 'numeric' } as const)
      : ({ day: month, year: month } as const);
  const format = new Intl.DateTimeFormat(language, {
    ...day,
    month,
    hour: '2-digit',
    minute: '2-digit',
    ...(hasSeconds && ({ second: '2-digit' } as const)),
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  });
  momentFormats.set(name, format);
  return format;
}

function numberFormatOf(format: keyof typeof numberFormats, language: string): Intl.NumberFormat {
  const name = `${language} ${format}`;
  const known = madeNumberFormats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(language, { ...numberFormats[format], numberingSystem: 'latn' });
  madeNumberFormats.set(name, made);
  return made;
}
