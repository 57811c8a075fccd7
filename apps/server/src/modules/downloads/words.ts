type Words = {
  readonly direction: 'ltr' | 'rtl';
  readonly downloaded: (day: Date) => string;
  readonly licence: string;
};

/** A date as everywhere in the library: MMM DD YYYY. */
const english = (day: Date): string => {
  const parts = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(day);
  const part = (type: string): string => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('month')} ${part('day')} ${part('year')}`;
};

const arabic = new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' });

const en: Words = {
  direction: 'ltr',
  downloaded: (day) => `Downloaded ${english(day)}`,
  licence: 'Licensed copy for this account alone. Not to be copied, shared or networked without permission.',
};

const ar: Words = {
  direction: 'rtl',
  downloaded: (day) => `تاريخ التنزيل ${arabic.format(day)}`,
  licence: 'نسخة مرخصة لهذا الحساب وحده. لا يجوز نسخها أو مشاركتها أو إتاحتها على شبكة دون إذن.',
};

/** The words of a stamp in the reader's language. */
export const stampWords = (language: string): Words => (language === 'ar' ? ar : en);
