import type { SignInName } from './people.ts';

/** A passage of a document as its reader's selection is kept. */
export type AnchorSample = {
  readonly format: 'pdf' | 'html';
  readonly quote: string;
  readonly prefix: string;
  readonly suffix: string;
  readonly start: number;
  readonly end: number;
  readonly clause: string;
  readonly pages?: readonly { readonly page: number; readonly quads: readonly (readonly number[])[] }[];
};

/** What a person of the demo has marked in a document, and what has become of it. */
export type CompassPointSample = {
  readonly by: SignInName;
  readonly contentCode: string;
  readonly daysAgo: number;
  readonly name: string;
  readonly description: string;
  readonly overlayDetails: string;
  readonly anchor?: AnchorSample;
  /** Of one from before there were anchors: what was selected, and on which page of the PDF. */
  readonly page?: { readonly number: number; readonly text: string };
  readonly isShared?: boolean;
  /** What it said at first, until so many days ago. */
  readonly before?: { readonly daysAgo: number; readonly name: string };
  readonly deactivatedDaysAgo?: number;
};

const testMethod = 'NSB|nsb-e-214-24';

/** The compass points of the demo: in both formats, in two languages, in a table, on an old edition, and one put away. */
export const compassPoints: readonly CompassPointSample[] = [
  {
    by: 'individual',
    contentCode: testMethod,
    daysAgo: 24,
    name: 'Plant rooms: ask for the 43 °C report',
    before: { daysAgo: 21, name: 'Plant rooms' },
    description:
      '<p>The ceiling of the boiler house reaches <b>31 °C</b> in August.</p><p>A test report at 21 °C is not sufficient.</p>',
    overlayDetails: 'Vardal depot, building C',
    isShared: true,
    anchor: {
      format: 'html',
      quote:
        'Boiler rooms, roofs under dark coverings and the upper slabs of car parks commonly exceed 24\u00a0°C.',
      prefix: 'hat are warmer than 24\u00a0°C for more than 5\u00a0% of the year.\nNote 1 ',
      suffix: ' A test at 43\u00a0°C covers most of them; Annex A2 tells what to do ',
      start: 7193,
      end: 7289,
      clause: '5.3',
    },
  },
  {
    by: 'colleague',
    contentCode: testMethod,
    daysAgo: 17,
    name: 'Reference load for the load level',
    description:
      '<p>Reports based on the previous edition refer to the declared load. <i>Never mix the two in one table.</i></p>',
    overlayDetails: '',
    anchor: {
      format: 'html',
      quote: 'the load level is referred to the mean tensile strength of the reference tests',
      prefix: '8.2.1), and every opening of the chamber is logged (8.2.4);\nb) \n',
      suffix: ' and no longer to the ultimate load declared by the manufacturer',
      start: 868,
      end: 946,
      clause: 'foreword',
    },
  },
  {
    by: 'individual',
    contentCode: testMethod,
    daysAgo: 12,
    name: 'Limit for M16 at 43 °C',
    description: '<p>Used in the calculation of the pipe bridge, sheet 14.</p>',
    overlayDetails: 'Pipe bridge, axis 3',
    anchor: {
      format: 'html',
      quote: '0.91',
      prefix:
        '14.6\t43\t1\u202f000\t0.78\n16\t96\t24.3\t21\t1\u202f000\t0.74\n16\t96\t24.3\t43\t2\u202f000\t',
      suffix: '\n20\t120\t35.8\t21\t2\u202f000\t0.85\n20\t120\t35.8\t43\t2\u202f000\t1.04b\na From a b',
      start: 16162,
      end: 16166,
      clause: '9.3',
    },
  },
  {
    by: 'colleague',
    contentCode: testMethod,
    daysAgo: 9,
    name: 'No forecast for one anchor',
    description: '<p>Clients take this figure as a guarantee. Quote the note in every report.</p>',
    overlayDetails: '',
    isShared: true,
    anchor: {
      format: 'pdf',
      quote:
        'The projected displacement is a figure for comparison with a limit. It is not a forecast for a particular anchor in service.',
      prefix: 'fitted curve beyond the loading period Note 1 to entry ',
      suffix: ' 3.6 reference test short-term tension test to failure, made in ',
      start: 1210,
      end: 1334,
      clause: '3',
      pages: [
        {
          page: 4,
          quads: [
            [207.61, 469.5, 496.33, 469.5, 207.61, 460.5, 496.33, 460.5],
            [142.23, 458.5, 299.96, 458.5, 142.23, 449.5, 299.96, 449.5],
          ],
        },
      ],
    },
  },
  {
    by: 'cp-admin',
    contentCode: testMethod,
    daysAgo: 8,
    name: 'Two springs per frame',
    description: '<p>Asked the committee whether this also applies to confined tests.</p>',
    overlayDetails: '',
    deactivatedDaysAgo: 2,
    page: {
      number: 4,
      text: 'Use a frame that applies an axial tension force to each anchor separately',
    },
  },
  {
    by: 'colleague-2',
    contentCode: `${testMethod}-ar`,
    daysAgo: 6,
    name: 'ليست تنبؤًا',
    description: '<p>تُذكر هذه الملاحظة في كل تقرير يُسلَّم إلى العميل.</p>',
    overlayDetails: 'تقارير المشاريع',
    anchor: {
      format: 'html',
      quote: 'الإزاحة المستقرأة رقم يُقارن بحد، وليست تنبؤًا بسلوك مرساة بعينها في الخدمة.',
      prefix: 'مد المنحنى الموفَّق إلى ما بعد مدة التحميل\nملاحظة 1 على المصطلح ',
      suffix: '\n3.6 اختبار مرجعي\nاختبار شد قصير الأمد حتى الانهيار، يُجرى في خل',
      start: 3957,
      end: 4033,
      clause: '3',
    },
  },
  {
    by: 'individual',
    contentCode: 'NSB|nsb-e-214-18',
    daysAgo: 26,
    name: 'One limit for all diameters',
    description: '<p>Basis of the assessments before 2021.</p>',
    overlayDetails: '',
    anchor: {
      format: 'html',
      quote:
        'The limit of 1.5\u00a0mm applies to all diameters, to both temperatures, and to cracked and uncracked concrete alike.',
      prefix: 'the crack width held at 0.3\u00a0mm, as described in Annex A2.\n9.3.2 ',
      suffix: '\n9.4 Projection horizon\nProject the displacement to 50\u00a0years (43',
      start: 11752,
      end: 11864,
      clause: '9.3.2',
    },
  },
  {
    by: 'colleague',
    contentCode: 'HI|hi-4410-2-2022',
    daysAgo: 4,
    name: 'When Part 1 is enough',
    description: '<p>Check the share of permanent tension first. Often you can skip most of this part.</p>',
    overlayDetails: 'Ceilings, all sites',
    anchor: {
      format: 'html',
      quote:
        'It applies where the permanent part of the tension is more than 10\u00a0% of the characteristic resistance.',
      prefix: 'ete of strength classes C20/25 to C50/60, cracked or uncracked.\n',
      suffix: ' Where it is less, Part\u00a01 alone is sufficient.\nThis document doe',
      start: 2431,
      end: 2533,
      clause: '1',
    },
  },
];
