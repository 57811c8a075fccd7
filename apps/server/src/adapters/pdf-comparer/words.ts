import type { PageChange, PageRemark } from '@norma/comparison/pdf';

/** What a comparison says on its pages, in one language. */
export type RedlineWords = {
  readonly direction: 'ltr' | 'rtl';
  readonly redline: string;
  readonly from: string;
  readonly to: string;
  readonly kinds: Readonly<Record<'inserted' | 'deleted' | 'changed' | 'moved', string>>;
  readonly legend: Readonly<Record<'inserted' | 'deleted' | 'moved', string>>;
  readonly changes: string;
  readonly byPage: string;
  readonly limits: string;
  readonly remarks: Readonly<Record<PageRemark, string>>;
  readonly note: (change: PageChange) => string;
  readonly inFull: string;
  readonly moreBelow: string;
  readonly bookmark: (change: PageChange, number: number) => string;
};

const cut = (text: string): string => {
  const signs = Array.from(text);
  return signs.length > 60 ? `${signs.slice(0, 59).join('')}…` : text;
};

const en: RedlineWords = {
  direction: 'ltr',
  redline: 'Redline',
  from: 'Compared from',
  to: 'to',
  kinds: { inserted: 'Added', deleted: 'Removed', changed: 'Changed', moved: 'Moved' },
  legend: {
    inserted: 'New words are underlined on a pale ground, with a bar at the edge of the page.',
    deleted: 'A wedge shows where words went. They stand beside it, struck through.',
    moved: 'A passage that only moved has a dotted line, and says where it came from or went.',
  },
  changes: 'Changes',
  byPage: 'Changes by page',
  limits:
    'The words on the pages are compared, without running heads and feet. Drawings and layout are not; the published editions alone are authoritative.',
  remarks: {
    'no-text-in-old': 'The older edition has no text to compare, as a scan has none. Nothing is marked.',
    'no-text-in-new': 'The newer edition has no text to compare, as a scan has none. Nothing is marked.',
    'nothing-in-common': 'The two documents have hardly a word in common. Nothing is marked.',
    'nothing-changed': 'Every word is the same in both.',
  },
  note: ({ kind, oldPage }) => {
    const from = oldPage === null ? '' : ` · old p. ${oldPage + 1}`;
    if (kind === 'moved-here') return 'Moved here';
    if (kind === 'moved-away') return `Moved away${from}`;
    return `${kind === 'changed' ? 'Was' : 'Removed'}${from}`;
  },
  inFull: 'Removed text in full',
  moreBelow: '… in full at the end',
  bookmark: ({ kind, page, before, after }, number) => {
    const said = kind === 'inserted' || kind === 'moved-here' ? after : before;
    const name =
      kind === 'inserted'
        ? 'Added'
        : kind === 'deleted'
          ? 'Removed'
          : kind === 'changed'
            ? 'Changed'
            : 'Moved';
    return `${number} · p. ${page + 1} · ${name}: ${cut(said)}`;
  },
};

const ar: RedlineWords = {
  direction: 'rtl',
  redline: 'نسخة مقارنة بالتغييرات',
  from: 'مقارنة من',
  to: 'إلى',
  kinds: { inserted: 'مضاف', deleted: 'محذوف', changed: 'معدّل', moved: 'منقول' },
  legend: {
    inserted: 'الكلمات الجديدة مسطّرة على خلفية فاتحة، مع شريط عند حافة الصفحة.',
    deleted: 'تشير علامة الإدراج إلى موضع الكلمات المحذوفة، وتظهر بجانبها مشطوبة.',
    moved: 'المقطع الذي نُقل فقط مسطّر بخط منقّط، ويُذكر من أين جاء أو إلى أين ذهب.',
  },
  changes: 'التغييرات',
  byPage: 'التغييرات حسب الصفحة',
  limits:
    'تشمل المقارنة كلمات الصفحات دون رؤوسها وتذييلاتها، ولا تشمل الرسوم والتنسيق. المرجع الوحيد هو الطبعات المنشورة.',
  remarks: {
    'no-text-in-old':
      'لا يوجد في الطبعة الأقدم نص يمكن مقارنته، كما في المستندات الممسوحة ضوئيًا. لم يوضع أي تعليم.',
    'no-text-in-new':
      'لا يوجد في الطبعة الأحدث نص يمكن مقارنته، كما في المستندات الممسوحة ضوئيًا. لم يوضع أي تعليم.',
    'nothing-in-common': 'لا يكاد المستندان يشتركان في كلمة. لم يوضع أي تعليم.',
    'nothing-changed': 'جميع الكلمات متطابقة في الطبعتين.',
  },
  note: ({ kind, oldPage }) => {
    const from = oldPage === null ? '' : ` · ص ${oldPage + 1} سابقًا`;
    if (kind === 'moved-here') return 'نُقل إلى هنا';
    if (kind === 'moved-away') return `نُقل من هنا${from}`;
    return `${kind === 'changed' ? 'كان' : 'محذوف'}${from}`;
  },
  inFull: 'النصوص المحذوفة كاملة',
  moreBelow: '… كاملًا في النهاية',
  bookmark: ({ kind, page, before, after }, number) => {
    const said = kind === 'inserted' || kind === 'moved-here' ? after : before;
    const name =
      kind === 'inserted' ? 'مضاف' : kind === 'deleted' ? 'محذوف' : kind === 'changed' ? 'معدّل' : 'منقول';
    return `${number} · ص ${page + 1} · ${name}: ${cut(said)}`;
  },
};

/** The words of a comparison in a language. */
export const redlineWords = (language: 'en' | 'ar'): RedlineWords => (language === 'ar' ? ar : en);
