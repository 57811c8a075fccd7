import { tenantOffers } from '../accounts.ts';
import { drawing } from './drawing.ts';
import { topics } from './resources/topics.ts';

/** The Spanish standards body: a very dark brand, its own words in Spanish, and Spanish for everyone: it offers no other language. */
export const aenor = {
  key: 'aenor',
  title: 'Consejo Normativo Ibérico',
  shortTitle: 'Biblioteca de normas',
  publisherName: 'Consejo Normativo Ibérico',
  language: 'es',
  defaultLanguage: 'es-ES',
  publishers: tenantOffers.aenor,
  searchExample: { text: '30210, morteros…', texts: { en: '30210, mortars…' } },
  deliversFor: ['CNI'],
  theme: { brand: '#3B0F2B', paper: 'warm', titleFace: 'serif', header: 'paper' },
  markSvg: drawing('cni'),
  faviconSvg: drawing('cni-icon'),
  features: [{ code: 'language-selection', enabled: false }],
  // Its own standards alone are classified nowhere else.
  billboard: {
    title: 'Normas del Consejo',
    tenantPublisherOnly: true,
    publisherSearchKey: 'CNI',
    publisherLogoFileName: 'cni.svg',
    tenantPublisherCode: 'CNI',
  },
  supportEmail: 'biblioteca@cni-normas.example',
  supportPhone: '+00 555 0188',
  contactLink: 'https://www.cni-normas.example/contacto',
  salesLink: 'https://www.cni-normas.example/suscripciones',
  footer: {
    text: '© Consejo Normativo Ibérico. Compruebe que su edición está en vigor.',
    links: [
      { title: 'Condiciones de uso', url: 'https://www.cni-normas.example/condiciones' },
      { title: 'Privacidad', url: 'https://www.cni-normas.example/privacidad' },
    ],
  },
  helpMenu: [
    {
      id: 'guias',
      key: 'help.guides',
      topics: [
        {
          ...topics.searching,
          titles: { en: topics.searching.title, es: 'Cómo buscar una norma' },
        },
        {
          ...topics.reading,
          titles: {
            en: topics.reading.title,
            es: 'Leer y comparar ediciones',
          },
        },
      ],
    },
  ],
  tips: [
    {
      title: 'Normas en consulta pública',
      text: 'Lea los proyectos y envíe sus observaciones antes de que cierre el plazo.',
      url: 'https://www.cni-normas.example/consulta',
      kind: 'external',
    },
  ],
  externalUrls: [
    { title: 'Comités técnicos', url: 'https://www.cni-normas.example/comites', position: 'sidebar' },
    { title: 'Formación', url: 'https://www.cni-normas.example/formacion', position: 'bottom' },
  ],
  trackerUrl: 'https://novedades.cni-normas.example/',
  isDemo: true,
} as const;
