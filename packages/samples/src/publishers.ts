import { drawing } from './tenants/drawing.ts';

/** Short name under which a publisher of the demo library signs its designations. */
export type PublisherCode = 'NSB' | 'HI' | 'PIC' | 'VWA' | 'SLP' | 'GSA' | 'CNI' | 'FLW';

/** A publisher of the demo library, invented like its standards. */
export type Publisher = {
  readonly code: PublisherCode;
  readonly name: string;
  /** `SDO` publishes here; a `CPP` hosts its documents elsewhere. */
  readonly typeCode: 'SDO' | 'CPP';
  readonly description: string;
  /** Whether its standards may be searched by meaning. */
  readonly semanticSearch: boolean;
  /** Whether it has a tile on the billboards of libraries. */
  readonly onBillboard: boolean;
  /** What its tile says. */
  readonly billboardName: string;
  /** Its mark as SVG, in a tone of its own that shows on light and on dark paper. */
  readonly mark: string;
};

const inColour = (mark: string, colour: string): string =>
  drawing(mark).replaceAll('var(--brand-mark)', colour);

/** The publishers of the demo library. */
export const publishers: readonly Publisher[] = [
  {
    code: 'NSB',
    name: 'Northern Standards Board',
    typeCode: 'SDO',
    description: 'Test methods, practices and guides for construction and its materials.',
    semanticSearch: true,
    onBillboard: true,
    billboardName: 'Northern Standards Board',
    mark: inColour('nsb', '#4F7BD9'),
  },
  {
    code: 'HI',
    name: 'Halden Institute',
    typeCode: 'SDO',
    description: 'Standards for the design of structures and fastenings.',
    semanticSearch: true,
    onBillboard: true,
    billboardName: 'Halden Institute',
    mark: inColour('hi', '#B5673C'),
  },
  {
    code: 'PIC',
    name: 'Petroleum Installations Council',
    typeCode: 'SDO',
    description: 'Recommended practices for offshore installations and their equipment.',
    semanticSearch: false,
    onBillboard: true,
    billboardName: 'Petroleum Installations Council',
    mark: inColour('pic', '#C8603A'),
  },
  {
    code: 'VWA',
    name: 'Valdoria Water Works',
    typeCode: 'SDO',
    description: 'Standards for the supply, treatment and metering of drinking water.',
    semanticSearch: true,
    onBillboard: true,
    billboardName: 'Valdoria Water Works',
    mark: inColour('vwa', '#16939C'),
  },
  {
    code: 'SLP',
    name: 'Society of Lighting Practice',
    typeCode: 'SDO',
    description: 'Recommended practices and illuminance tables for indoor and outdoor lighting.',
    semanticSearch: false,
    onBillboard: true,
    billboardName: 'Society of Lighting Practice',
    mark: inColour('slp', '#BF8A12'),
  },
  {
    code: 'GSA',
    name: 'Gas Safety Assembly',
    typeCode: 'SDO',
    description: 'Standards for cylinders, valves and the safe handling of compressed gases.',
    semanticSearch: false,
    onBillboard: true,
    billboardName: 'Gas Safety Assembly',
    mark: inColour('gsa', '#2E8B50'),
  },
  {
    code: 'CNI',
    name: 'Consejo Normativo Ibérico',
    typeCode: 'SDO',
    description: 'Normas de ensayo, de producto y de gestión en lengua española.',
    semanticSearch: false,
    onBillboard: false,
    billboardName: 'Consejo Normativo Ibérico',
    mark: inColour('cni', '#A64D86'),
  },
  {
    code: 'FLW',
    name: 'Federation of Lifting Works',
    typeCode: 'CPP',
    description: 'Codes of practice and research reports on lifting, hosted by the federation.',
    semanticSearch: false,
    onBillboard: false,
    billboardName: 'Federation of Lifting Works',
    mark: inColour('flw', '#8A6D3B'),
  },
];
