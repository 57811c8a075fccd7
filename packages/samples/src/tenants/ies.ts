import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';

/** The lighting society: a bright brand on warm paper under an ink header. Editions are not compared here. */
export const ies = {
  key: 'ies',
  title: 'Society of Lighting Practice',
  shortTitle: 'The lighting library',
  publisherName: 'Society of Lighting Practice',
  publishers: tenantOffers.ies,
  searchExample: { text: '12, traffic routes…' },
  deliversFor: ['SLP'],
  theme: { brand: '#FFB81C', paper: 'warm', titleFace: 'serif', header: 'ink' },
  markSvg: drawing('slp'),
  faviconSvg: drawing('slp-icon'),
  features: [
    { code: 'version-compare', enabled: false },
    { code: 'link-previews', enabled: true },
  ],
  searchTypes: [
    { code: 'ALL', enabled: true, labelKey: 'search.type.all' },
    { code: 'K', enabled: true, labelKey: 'search.type.keyword' },
  ],
  // What there is none of is told as well.
  refinementSections: [
    { code: 'publisherList', hiddenZeroCount: false },
    { code: 'documentTypeList', hiddenZeroCount: false },
  ],
  supportEmail: 'library@lighting-practice.example',
  supportPhone: '+00 555 0153',
  contactLink: 'https://www.lighting-practice.example/library',
  footer: {
    text: 'Lighting should be measured where people need to see.',
    links: [{ title: 'Terms of use', url: 'https://www.lighting-practice.example/terms' }],
  },
  helpMenu: [
    {
      id: 'guides',
      key: 'help.guides',
      topics: [
        {
          id: 'tables',
          key: 'help.tables',
          title: 'Reading the illuminance tables',
          titles: { ar: 'قراءة جداول الاستضاءة' },
          texts: {
            en: [
              'The tables give the light that a task needs, not a room.',
              '# Finding the row',
              '1. Open the practice for the type of building and go to its table.\n2. Find the task: reading, sorting, inspecting.\n3. If two tasks share a space, use the row that requires more light.',
              '# Reading the row',
              '- The first figure is the maintained illuminance on the task area, in lux.\n- The second is the glare limit.\n- The last is the minimum uniformity.',
              'These are maintained values for the life of the installation. New lamps give more light.',
            ].join('\n\n'),
            ar: [
              'تبيّن الجداول ما تحتاج إليه المهمة من الضوء، لا الغرفة.',
              '# العثور على السطر',
              '1. افتح الممارسة الخاصة بالمبنى واذهب إلى جدولها.\n2. ابحث عمّا يُعمل هناك: القراءة أو الفرز أو الفحص.\n3. وحيث تشترك مهمتان في مكان واحد خذ ما يحتاج إلى المزيد.',
              '# قراءة السطر',
              '- الرقم الأول هو الاستضاءة الواجب إبقاؤها على موضع المهمة بوحدة لكس.\n- الثاني هو الوهج الذي لا يُتجاوز.\n- الأخير هو أدنى انتظام.',
              'تسري الأرقام طوال عمر المنشأة: فالمصابيح الجديدة تعطي أكثر.',
            ].join('\n\n'),
          },
        },
      ],
    },
  ],
  tips: [
    {
      title: 'Illuminance tables',
      text: 'Look up a task by the activity, not by the name of the room.',
      url: 'https://www.lighting-practice.example/tables',
      kind: 'external',
    },
  ],
  externalUrls: [
    { title: 'Illuminance tables', url: 'https://www.lighting-practice.example/tables', position: 'sidebar' },
    { title: 'Spec builder', url: 'https://www.lighting-practice.example/spec-builder', position: 'sidebar' },
  ],
  isDemo: true,
} as const;
