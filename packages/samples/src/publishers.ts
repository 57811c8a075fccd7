/** Short name under which a publisher of the demo library signs its designations. */
export type PublisherCode = 'NSB' | 'HI' | 'PIC' | 'VWA' | 'SLP' | 'GSA' | 'CNI';

/** A publisher of the demo library, invented like its standards. */
export type Publisher = {
  readonly code: PublisherCode;
  readonly name: string;
  /** `SDO` publishes here; a `CPP` would host its documents elsewhere. */
  readonly typeCode: 'SDO' | 'CPP';
  readonly description: string;
  /** Whether its standards may be searched by meaning. */
  readonly semanticSearch: boolean;
};

/** The publishers of the demo library. */
export const publishers: readonly Publisher[] = [
  {
    code: 'NSB',
    name: 'Northern Standards Board',
    typeCode: 'SDO',
    description: 'Test methods, practices and guides for construction and its materials.',
    semanticSearch: true,
  },
  {
    code: 'HI',
    name: 'Halden Institute',
    typeCode: 'SDO',
    description: 'Standards for the design of structures and of what is fixed to them.',
    semanticSearch: true,
  },
  {
    code: 'PIC',
    name: 'Petroleum Installations Council',
    typeCode: 'SDO',
    description: 'Recommended practices for offshore installations and their equipment.',
    semanticSearch: false,
  },
  {
    code: 'VWA',
    name: 'Valdoria Water Works',
    typeCode: 'SDO',
    description: 'Standards for the supply, treatment and metering of drinking water.',
    semanticSearch: true,
  },
  {
    code: 'SLP',
    name: 'Society of Lighting Practice',
    typeCode: 'SDO',
    description: 'Recommended practices and illuminance tables for lighting indoors and out.',
    semanticSearch: false,
  },
  {
    code: 'GSA',
    name: 'Gas Safety Assembly',
    typeCode: 'SDO',
    description: 'Standards for cylinders, valves and the safe handling of compressed gases.',
    semanticSearch: false,
  },
  {
    code: 'CNI',
    name: 'Consejo Normativo Ibérico',
    typeCode: 'SDO',
    description: 'Normas de ensayo, de producto y de gestión en lengua española.',
    semanticSearch: false,
  },
];
