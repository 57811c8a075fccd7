import type { FamilySource } from '../source/family.ts';

/** The industries and topics under which a standard is found, as paths. */
export type Subjects = { readonly industries: readonly string[]; readonly topics: readonly string[] };

type Rule = readonly [category: string, industries: readonly string[], topics: readonly string[]];

/** What follows from the category of a standard: from the whole of it, else from its beginning. */
const rules: readonly Rule[] = [
  ['Steel', ['Construction/Steelwork'], []],
  [
    'Steel/Protective coatings',
    ['Construction/Steelwork', 'Manufacturing/Metal products'],
    ['Durability/Corrosion'],
  ],
  [
    'Steel/Welding',
    ['Construction/Steelwork', 'Transport/Bridges'],
    ['Safety/Structural safety', 'Operation/Inspection'],
  ],
  [
    'Steel/Fastening',
    ['Construction/Fastening', 'Manufacturing/Metal products'],
    ['Safety/Structural safety'],
  ],
  ['Steel/Mechanical testing', ['Manufacturing/Metal products'], ['Measurement/Strength of materials']],
  [
    'Steel/Products',
    ['Manufacturing/Metal products', 'Construction/Steelwork'],
    ['Design/Selection of materials'],
  ],
  [
    'Steel/Products/Plates',
    ['Manufacturing/Metal products', 'Transport/Bridges'],
    ['Design/Selection of materials'],
  ],
  ['Concrete', ['Construction/Concrete works'], []],
  ['Concrete/Testing', ['Construction/Concrete works'], ['Measurement/Strength of materials']],
  [
    'Concrete/Testing/Durability',
    ['Construction/Concrete works', 'Transport/Bridges'],
    ['Durability/Aging of concrete'],
  ],
  ['Concrete/Execution', ['Construction/Concrete works'], ['Operation/Site work']],
  [
    'Concrete/Execution/Repair',
    ['Construction/Concrete works', 'Construction/Existing buildings'],
    ['Operation/Maintenance', 'Durability/Aging of concrete'],
  ],
  [
    'Concrete/Production',
    ['Construction/Concrete works', 'Manufacturing/Building materials'],
    ['Quality/Conformity'],
  ],
  ['Structural engineering', ['Construction/Structures'], ['Safety/Structural safety']],
  [
    'Structural engineering/Assessment',
    ['Construction/Existing buildings', 'Construction/Structures'],
    ['Safety/Structural safety', 'Measurement/Strength of materials'],
  ],
  [
    'Structural engineering/Anchors and fastenings',
    ['Construction/Fastening', 'Construction/Structures'],
    ['Safety/Structural safety'],
  ],
  [
    'Structural engineering/Anchors and fastenings/Bonded anchors',
    ['Construction/Fastening', 'Construction/Concrete works'],
    ['Safety/Structural safety', 'Durability/Sustained load'],
  ],
  [
    'Structural engineering/Anchors and fastenings/Design',
    ['Construction/Fastening', 'Construction/Structures'],
    ['Safety/Structural safety', 'Design/Calculation'],
  ],
  ['Electrical', ['Electricity/Installations in buildings'], ['Safety/Electrical safety']],
  [
    'Electrical/Distribution',
    ['Electricity/Distribution', 'Manufacturing/Electrical equipment'],
    ['Safety/Electrical safety'],
  ],
  [
    'Electrical/Cables',
    ['Electricity/Installations in buildings'],
    ['Safety/Fire safety', 'Design/Calculation'],
  ],
  [
    'Electrical/Storage',
    ['Electricity/Storage', 'Construction/Building services'],
    ['Safety/Explosion protection', 'Energy transition/Energy storage'],
  ],
  [
    'Electrical/Installations/Charging points',
    ['Electricity/Installations in buildings', 'Transport/Electric vehicles'],
    ['Safety/Electrical safety', 'Energy transition/Electric mobility'],
  ],
  [
    'Electrical/Supply',
    ['Electricity/Emergency supply', 'Construction/Building services'],
    ['Operation/Maintenance'],
  ],
  ['Quality', ['Services/Laboratories'], ['Quality/Management']],
  ['Quality/Statistics', ['Services/Laboratories', 'Manufacturing/Process control'], ['Quality/Statistics']],
  [
    'Quality/Statistics/Uncertainty',
    ['Services/Laboratories'],
    ['Quality/Statistics', 'Measurement/Uncertainty'],
  ],
  ['Quality/Management/Suppliers', ['Services/Procurement'], ['Quality/Management']],
  ['Quality/Management/Audits', ['Services/Certification'], ['Quality/Management', 'Quality/Conformity']],
  ['Testing/Instruments', ['Services/Laboratories'], ['Measurement/Calibration']],
  ['Testing/Statistics', ['Services/Laboratories'], ['Quality/Statistics', 'Measurement/Uncertainty']],
  ['Petroleum', ['Oil and gas/Offshore installations'], []],
  ['Offshore installations', ['Oil and gas/Offshore installations'], ['Safety/Structural safety']],
  [
    'Petroleum/Floating units',
    ['Oil and gas/Offshore installations', 'Transport/Shipping'],
    ['Design/Calculation'],
  ],
  [
    'Petroleum/Risers',
    ['Oil and gas/Pipelines', 'Oil and gas/Offshore installations'],
    ['Operation/Inspection'],
  ],
  ['Petroleum/Pipelines', ['Oil and gas/Pipelines'], ['Safety/Pressure safety', 'Operation/Commissioning']],
  ['Petroleum/Process', ['Oil and gas/Processing'], ['Safety/Pressure safety']],
  ['Petroleum/Process/Piping', ['Oil and gas/Processing'], ['Durability/Corrosion', 'Operation/Inspection']],
  ['Petroleum/Process/Flares', ['Oil and gas/Processing'], ['Safety/Fire safety', 'Environment/Emissions']],
  ['Petroleum/Process/Separation', ['Oil and gas/Processing'], ['Design/Calculation']],
  [
    'Petroleum/Topsides/Hot work',
    ['Oil and gas/Offshore installations'],
    ['Safety/Fire safety', 'Operation/Site work'],
  ],
  [
    'Petroleum/Topsides/Gas detection',
    ['Oil and gas/Offshore installations'],
    ['Safety/Explosion protection', 'Measurement/Detection'],
  ],
  [
    'Petroleum/Topsides/Coatings',
    ['Oil and gas/Offshore installations', 'Manufacturing/Metal products'],
    ['Durability/Corrosion'],
  ],
  [
    'Petroleum/Topsides/Pipe supports',
    ['Oil and gas/Offshore installations', 'Construction/Fastening'],
    ['Safety/Structural safety', 'Operation/Site work'],
  ],
  ['Petroleum/Wellheads', ['Oil and gas/Wells'], ['Safety/Pressure safety']],
  ['Petroleum/Valves', ['Oil and gas/Processing'], ['Safety/Fire safety']],
  ['Gas', ['Gas supply/Installations in buildings'], ['Safety/Explosion protection']],
  ['Gas/Networks', ['Gas supply/Networks'], ['Safety/Pressure safety']],
  ['Gas/Networks/Leak survey', ['Gas supply/Networks'], ['Measurement/Detection', 'Environment/Emissions']],
  [
    'Gas/Networks/Third parties',
    ['Gas supply/Networks', 'Construction/Earthworks'],
    ['Operation/Site work', 'Safety/Explosion protection'],
  ],
  [
    'Gas/Burners',
    ['Gas supply/Appliances', 'Manufacturing/Heating equipment'],
    ['Safety/Explosion protection'],
  ],
  ['Gas/Appliances', ['Gas supply/Appliances'], ['Health/Indoor air', 'Measurement/Analysis']],
  ['Gas/Quality', ['Gas supply/Networks'], ['Safety/Explosion protection']],
  [
    'Gas/Quality/Hydrogen',
    ['Gas supply/Networks', 'Gas supply/Appliances'],
    ['Energy transition/Hydrogen', 'Safety/Explosion protection'],
  ],
  ['Gas/Liquefied gas', ['Gas supply/Cylinders'], ['Safety/Explosion protection', 'Safety/Fire safety']],
  ['Water', ['Water supply/Networks'], ['Health/Drinking water']],
  [
    'Water/Analysis',
    ['Water supply/Treatment', 'Services/Laboratories'],
    ['Health/Drinking water', 'Measurement/Analysis'],
  ],
  [
    'Water/Sampling',
    ['Water supply/Networks', 'Services/Laboratories'],
    ['Health/Drinking water', 'Measurement/Sampling'],
  ],
  ['Water/Mains', ['Water supply/Networks', 'Construction/Earthworks'], ['Operation/Commissioning']],
  [
    'Water/Mains/Disinfection',
    ['Water supply/Networks'],
    ['Health/Drinking water', 'Operation/Commissioning'],
  ],
  ['Water/Treatment', ['Water supply/Treatment'], ['Health/Drinking water', 'Operation/Maintenance']],
  ['Water/Meters', ['Water supply/Metering'], ['Measurement/Calibration', 'Measurement/Sampling']],
  ['Water/Networks/Leakage', ['Water supply/Networks'], ['Environment/Leakage', 'Measurement/Detection']],
  [
    'Water/Networks/Hydrants',
    ['Water supply/Networks', 'Services/Fire services'],
    ['Safety/Fire safety', 'Operation/Maintenance'],
  ],
  ['Lighting', ['Lighting/Buildings'], []],
  ['Lighting/Roads', ['Lighting/Roads', 'Transport/Roads and tunnels'], ['Safety/Traffic safety']],
  [
    'Lighting/Interiors/Emergency',
    ['Lighting/Buildings', 'Construction/Building services'],
    ['Safety/Escape routes', 'Safety/Fire safety'],
  ],
  ['Lighting/Interiors/Offices', ['Lighting/Buildings'], ['Health/Workplaces']],
  ['Lighting/Interiors/Museums', ['Lighting/Buildings'], ['Durability/Works of art']],
  [
    'Lighting/Interiors/Daylight',
    ['Lighting/Buildings', 'Construction/Existing buildings'],
    ['Measurement/Light', 'Health/Workplaces'],
  ],
  [
    'Lighting/Photometry',
    ['Manufacturing/Lighting equipment', 'Services/Laboratories'],
    ['Measurement/Light'],
  ],
  [
    'Lighting/Photometry/Flicker',
    ['Manufacturing/Lighting equipment', 'Lighting/Buildings'],
    ['Health/Workplaces', 'Measurement/Light'],
  ],
  ['Lighting/Outdoors', ['Lighting/Outdoors'], ['Safety/Traffic safety']],
  ['Lighting/Outdoors/Sports', ['Lighting/Outdoors', 'Services/Sports'], ['Design/Calculation']],
  ['Lighting/Outdoors/Obtrusive light', ['Lighting/Outdoors'], ['Environment/Light pollution']],
];

/** What follows from the type of a standard, wherever it is. */
const ofTypes: Readonly<Record<string, string>> = {
  Terminology: 'Language/Terminology',
  Specification: 'Quality/Conformity',
};

/** Under which industries and topics a standard is found: by its category, and by what type of text it is. */
export function subjectsOf({ path, type }: Pick<FamilySource, 'path' | 'type'>): Subjects {
  const steps = path.split('/');
  const prefixes = steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
  const [, industries = [], topics = []] =
    prefixes.flatMap((prefix) => rules.filter(([category]) => category === prefix))[0] ?? [];
  const ofType = ofTypes[type];
  return { industries, topics: [...new Set([...topics, ...(ofType ? [ofType] : [])])] };
}
