import type { EditionStatus } from './vocabulary.ts';

/** The stages of the life of a standard, by their code. */
const stages = {
  '00': 'preliminary',
  '10': 'proposal',
  '20': 'preparatory',
  '30': 'committee',
  '40': 'enquiry',
  '50': 'approval',
  '60': 'publication',
  '90': 'review',
  '95': 'withdrawal',
} as const;

/** What happens within a stage; the codes from 90 on are its decisions. */
const substages = {
  '00': 'registered',
  '20': 'main action started',
  '60': 'main action completed',
  '92': 'an earlier phase is repeated',
  '93': 'this phase is repeated',
  '98': 'abandoned',
  '99': 'proceeds',
} as const;

type Stage = keyof typeof stages;
type Substage = keyof typeof substages;

/**
 * A code of the international harmonised stage system (ISO Guide 69:1999, annex; www.iso.org/stage-codes.html):
 * a stage and a substage, such as '60.60' for published and '95.99' for withdrawn.
 */
export type HarmonisedStage = `${Stage}.${Substage}`;

/** The harmonised stage that a text names, as '60.60', '6060' or 'stage 60.60'; null when it names none. */
export function harmonisedStage(text: string): HarmonisedStage | null {
  const [, stage, substage] = /^(?:stage\s*)?(\d\d)[.\s/-]?(\d\d)$/i.exec(text.trim()) ?? [];
  return isStage(stage) && isSubstage(substage) ? `${stage}.${substage}` : null;
}

/**
 * The status of a document at a harmonised stage. Under review a standard stays in force whatever the review has
 * reached: 90.93 confirms it, 90.92 has it revised, and only 95.99 ends it.
 */
export function statusAtStage(code: HarmonisedStage): EditionStatus {
  if (code === '90.92') return 'under-revision';
  if (code === '90.93') return 'confirmed';
  if (code === '95.99') return 'withdrawn';
  const [stage = '', substage = ''] = code.split('.');
  if (stage === '90' || stage === '95') return 'current';
  if (substage === '98') return 'withdrawn';
  if (stage === '00' || stage === '10' || code === '20.00') return 'work-item';
  return stage === '60' && substage !== '00' && substage !== '20' ? 'current' : 'draft';
}

/** The harmonised stage that a status stands for where the source gives none; null where it could be several. */
export function stageOfStatus(status: EditionStatus): HarmonisedStage | null {
  switch (status) {
    case 'current':
    case 'adopted':
      return '60.60';
    case 'confirmed':
      return '90.93';
    case 'under-revision':
      return '90.92';
    case 'superseded':
    case 'withdrawn':
    case 'withdrawn-replaced':
    case 'withdrawn-not-replaced':
      return '95.99';
    // An historical edition may be kept in force for contracts that name it; drafts have many stages.
    case 'historical':
    case 'draft':
    case 'work-item':
      return null;
  }
}

function isStage(code: string | undefined): code is Stage {
  return code !== undefined && Object.hasOwn(stages, code);
}

function isSubstage(code: string | undefined): code is Substage {
  return code !== undefined && Object.hasOwn(substages, code);
}
