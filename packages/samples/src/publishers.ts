/** Short name under which a publisher of the demo library signs its designations. */
export type PublisherCode = 'NSB' | 'HI' | 'PIC';

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

/** The three publishers whose standards the demo library holds. */
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
];
