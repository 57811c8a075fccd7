const site = 'https://www.nsb-library.example';

/** The resources of the standards body, in Arabic. */
export const arabic = {
  introduction:
    'لمن يعتنون بالمكتبة أو يكتبون المواصفات أو يعملون بها. وما لا تجدونه هنا يعرفه أمناء مكتبتنا.',
  downloads: [
    { title: 'البحث في المكتبة', topic: 'searching' },
    { title: 'قراءة الطبعات ومقارنتها', topic: 'reading' },
    { title: 'المفضلة والملاحظات والتنزيل', topic: 'keeping' },
    { title: 'لأمناء المكتبات', topic: 'librarians' },
    { title: 'كتيّب التدريب: الساعة الأولى', topic: 'first-hour', opensInNewTab: true },
  ],
  sections: [
    {
      id: 'library-details',
      title: 'تفاصيل المكتبة',
      paragraphs: ['ما تحتاج المكتبات إلى معرفته لإتاحة هذه المواصفات لقرائها.'],
      parts: [
        {
          id: 'usage-statistics',
          title: 'إحصاءات الاستخدام',
          paragraphs: [
            'تُعدّ الوثائق المفتوحة والمنزَّلة والمرفوضة وعمليات البحث عند حدوثها بحسب الحساب. وفتح الوثيقة مرتين خلال ثلاثين ثانية يُعدّ مرة واحدة.',
            'يجد الحساب الذي يحق له الاطلاع على التقارير «استخدام الاشتراك» في المحتويات. اطلبوا منا هذا الحق أو الأرقام نفسها.',
          ],
          items: [{ title: 'طلب أرقام الاستخدام', text: '', url: 'mailto:support@nsb-library.example' }],
        },
        {
          id: 'discovery-vendors',
          title: 'مزوّدو خدمات الاكتشاف',
          paragraphs: [
            'تتسلّم هذه الخدمات عناويننا كل شهر. فعّلوا الحزمة في خدمتكم؛ والمكتبة التي تستخدم غيرها تأخذ التسجيلات أو قائمة العناوين من هنا.',
          ],
          items: [
            { title: 'Anselm Discovery', text: 'الحزمة «NSB Standards and Practices»' },
            { title: 'Bellwether Index', text: 'الحزمة «NSB complete»' },
            { title: 'Carillon Search', text: 'الحزمتان «NSB Standards» و«NSB Journals»' },
            { title: 'Dovecote Knowledge Base', text: 'الحزمة «NSB complete»' },
            { title: 'Everglen Link', text: 'الهدف «NSB_LIBRARY»' },
            { title: 'Fernway Resolver', text: 'الهدف «NSB_LIBRARY»' },
            { title: 'Greyfriars Catalog', text: 'المجموعة 4021' },
            { title: 'Harrow & Pine', text: 'المجموعة «Northern Standards Board»' },
            { title: 'Isthmus Metadata', text: 'المجموعة «nsb»' },
            { title: 'Juniper Union Catalog', text: 'الحزمة «NSB Standards and Practices»' },
          ],
        },
        {
          id: 'members-libraries',
          title: 'لمكتبات أعضاء المجلس',
          paragraphs: [
            'تحصل المنظمات الأعضاء على المسودات المطروحة للتصويت إلى جانب المواصفات السارية، وعلى أعمال لجانها في صفحة كل وثيقة.',
            'تُعدّ تسجيلات فهارسها في اليوم الأول من كل ربع سنة، أما ما يُقدَّم هنا فهو دائمًا لهذا اليوم.',
          ],
        },
        {
          id: 'doi',
          title: 'معرّفات الوثائق الرقمية (DOI)',
          paragraphs: [
            'يسمّي المعرّف المنشور تسمية دائمة حيثما حُفظ. وتبدأ معرّفاتنا بالرقم 10.5555 ثم يليه ما يدل على نوع المنشور.',
          ],
          items: [
            { title: 'مواصفة', text: '10.5555/nsb.e0214-24' },
            { title: 'مقالة في مجلة', text: '10.5555/jbp.12.3.45' },
            { title: 'كتاب ندوة', text: '10.5555/stp41' },
            { title: 'ورقة ندوة', text: '10.5555/stp31.07' },
            { title: 'دليل', text: '10.5555/mnl12-2nd' },
            { title: 'فصل من دليل', text: '10.5555/mnl12-2nd.c05' },
            { title: 'سلسلة بيانات', text: '10.5555/ds7' },
          ],
        },
        {
          id: 'reprints',
          title: 'إعادة الطبع والأذون',
          paragraphs: [
            'يجوز اقتباس جدول أو شكل مع ذكر مصدره. وما زاد على ذلك، ونسخ المقالات، يُطلب له الإذن أولًا مع ذكر الوثيقة والصفحات والغرض وعدد النسخ.',
          ],
          items: [{ title: 'طلب إذن', text: 'يُجاب خلال خمسة أيام عمل', url: `${site}/permissions` }],
        },
        {
          id: 'federated-login',
          title: 'الدخول الموحَّد',
          paragraphs: [
            'يمكن للقراء الدخول بحساب مؤسستهم. ونحتاج إلى بيانات مزوّد الهوية فيها، وأن يسمّي الشخص بالمعرّف نفسه كل مرة.',
          ],
          items: [{ title: 'إعداد الدخول الموحَّد', text: '', url: 'mailto:support@nsb-library.example' }],
        },
        {
          id: 'active-inactive',
          title: 'المواصفات السارية وغير السارية',
          paragraphs: [
            'المواصفة السارية معمول بها. وغير السارية سُحبت أو حلّت محلها طبعة أحدث؛ وتبقى في المكتبة لأن عقودًا وأعمالًا أقدم تستند إليها، وتذكر صفحتها ما يسري الآن.',
            'لا تشمل الاشتراكات في المواصفات السارية غير السارية منها إلا إذا نص الاتفاق على ذلك.',
          ],
        },
      ],
    },
    {
      id: 'administrators',
      title: 'أدوات للمسؤولين',
      paragraphs: ['لمن يعرّفون بالمكتبة في مؤسساتهم.'],
      items: [
        {
          title: 'طلب مواد تعريفية',
          text: 'ملصقات وبطاقات للمكاتب وشرائح للتقديم',
          url: 'mailto:supplies@nsb-library.example?subject=Supplies',
        },
        {
          title: 'طلب زيارة',
          text: 'يعرض أمين مكتبة من المجلس المكتبة عندكم أو عن بُعد',
          url: 'mailto:visits@nsb-library.example?subject=Visit',
        },
      ],
    },
    {
      id: 'authors',
      title: 'أدوات للمؤلفين',
      paragraphs: ['لمن يكتبون المواصفات والأوراق والأدلة.'],
      items: [
        {
          title: 'شكل المواصفات وأسلوبها',
          text: 'كيف تُقسَّم المواصفة وكيف تعبّر عمّا يجب فعله',
          url: `${site}/authors/style`,
        },
        { title: 'قالب الأوراق', text: 'للمجلات وكتب الندوات', url: `${site}/authors/template` },
        { title: 'تقديم ورقة', text: 'يجيب محكّمان خلال عشرة أسابيع', url: `${site}/authors/submit` },
      ],
    },
    {
      id: 'researchers',
      title: 'أدوات للباحثين',
      paragraphs: ['لمن يستندون إلى المواصفات في بحوثهم.'],
      items: [
        {
          title: 'الاستشهاد بمواصفة',
          text: 'في صفحة الوثيقة «استشهاد» بستة أساليب وملفات لبرامج إدارة المراجع',
          url: null,
        },
        {
          title: 'بيانات المقارنات بين المختبرات',
          text: 'ما قاسته المختبرات عند تجربة طريقة',
          url: `${site}/researchers/data`,
        },
        { title: 'الطرق المسحوبة', text: 'ما قيست به النتائج الأقدم', url: `${site}/researchers/withdrawn` },
      ],
    },
    {
      id: 'tips',
      title: 'نصائح لتعزيز دورك',
      paragraphs: ['أربع مقالات قصيرة لمن يمارسون ذلك كل يوم.'],
      items: [
        {
          title: 'كن من يعرف الطبعات',
          text: 'كيف توقّف مختبر عن العمل بطرق مسحوبة',
          url: `${site}/articles/editions`,
        },
        {
          title: 'عشر دقائق في بداية المشروع',
          text: 'أي المواصفات ينبغي أن تسمّيها الشروط وأيها لا',
          url: `${site}/articles/projects`,
        },
        {
          title: 'من قارئ إلى عضو لجنة',
          text: 'كيف يصل ما وجدته إلى الطبعة القادمة',
          url: `${site}/articles/committees`,
        },
        {
          title: 'إظهار قيمة المكتبة',
          text: 'ثلاثة أرقام تفهمها الإدارة',
          url: `${site}/articles/worth`,
        },
      ],
    },
  ],
} as const;
