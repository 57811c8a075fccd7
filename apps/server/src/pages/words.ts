/** Words of the pages that the server draws itself, before the web app is there. */
const pageWords = {
  en: {
    signIn: 'Sign in',
    signInName: 'Sign-in name or e-mail address',
    password: 'Password',
    library: 'Standards library',
    wrong: 'That name and password do not belong together. Check both and try again.',
    locked: 'Too many attempts. Sign-in with this name is closed for {minutes} minutes.',
    spent: 'That link has been used, or is older than a minute. Sign in here instead.',
    yourNetwork: 'Or as a visitor',
    yourNetworks: 'Or as a visitor of one of these',
    networkHint:
      'Your network address belongs to a subscription. What is yours alone, such as favourites, needs a sign-in.',
    readAs: 'Read as {account}',
    hurried: 'Too many attempts from your address. Wait a minute and try again.',
    expired: 'This sign-in has expired. Start again from the library.',
    toLibrary: 'Go to the library',
    demoTitle: 'People of the demo',
    demoHint: 'One password for all of them was printed when the server started.',
    otherTenants: 'Other libraries of the demo',
    titleFact: 'Title',
    publishersFact: 'Publishers',
    documentsFact: 'Documents here',
    languagesFact: 'Languages',
    language: 'Language',
    signingOut: 'Signing out',
    signOut: 'Sign out',
    signOutAsk: 'Sign out of {tenant}?',
    unknownTitle: 'No library at this address',
    unknownText:
      'The address {host} names a library that is not here. Check it, or ask whoever gave it to you.',
    preparing: 'The library is being prepared',
    preparingText: 'This page opens the library as soon as it is ready.',
    failedTitle: 'Sign-in did not work',
  },
  ar: {
    signIn: 'تسجيل الدخول',
    signInName: 'اسم الدخول أو البريد الإلكتروني',
    password: 'كلمة المرور',
    library: 'مكتبة المواصفات',
    wrong: 'الاسم وكلمة المرور غير متطابقين. تحقق منهما وحاول مرة أخرى.',
    locked: 'محاولات كثيرة. أُغلق الدخول بهذا الاسم لمدة {minutes} دقيقة.',
    spent: 'استُخدم هذا الرابط من قبل أو مضت عليه أكثر من دقيقة. سجّل الدخول من هنا.',
    yourNetwork: 'أو الدخول زائرًا',
    yourNetworks: 'أو الدخول زائرًا لإحدى هذه الجهات',
    networkHint: 'عنوانك على الشبكة تابع لاشتراك. أما ما يخصك وحدك، مثل المفضلة، فيتطلب تسجيل الدخول.',
    readAs: 'القراءة باسم {account}',
    hurried: 'محاولات كثيرة من عنوانك. انتظر دقيقة ثم حاول مرة أخرى.',
    expired: 'انتهت صلاحية محاولة الدخول هذه. ابدأ من جديد من المكتبة.',
    toLibrary: 'إلى المكتبة',
    demoTitle: 'أشخاص العرض التجريبي',
    demoHint: 'لهم جميعاً كلمة مرور واحدة طُبعت عند بدء الخادم.',
    otherTenants: 'مكتبات أخرى في العرض التجريبي',
    titleFact: 'العنوان',
    publishersFact: 'الناشرون',
    documentsFact: 'الوثائق هنا',
    languagesFact: 'اللغات',
    language: 'اللغة',
    signingOut: 'جارٍ تسجيل الخروج',
    signOut: 'تسجيل الخروج',
    signOutAsk: 'تسجيل الخروج من {tenant}؟',
    unknownTitle: 'لا توجد مكتبة في هذا العنوان',
    unknownText: 'العنوان {host} يسمي مكتبة غير موجودة هنا. تحقق منه أو اسأل من أعطاك إياه.',
    preparing: 'يجري إعداد المكتبة',
    preparingText: 'تفتح هذه الصفحة المكتبة حالما تكون جاهزة.',
    failedTitle: 'تعذر تسجيل الدخول',
  },
} as const;

type WordKey = keyof (typeof pageWords)['en'];

/** The words of a page in its language; `{name}` is replaced by the value given. */
export const say = (language: string, key: WordKey, values: Record<string, string> = {}): string => {
  const words = pageWords[language === 'ar' ? 'ar' : 'en'];
  return words[key].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
};
