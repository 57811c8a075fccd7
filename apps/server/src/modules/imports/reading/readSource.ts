import { readSts, StsError, type StsDocument } from '@norma/sts';
import { statusOf } from '@norma/editions';
import type { SourceFacts } from './deliveryReader.ts';
import { relationsIn } from './standard.ts';
import { workItemOf } from './workItem.ts';

/** What an STS text cites, and the work that it tells of; or why it cannot be read. The server runs it in a thread. */
export function readSource(xml: Uint8Array): SourceFacts {
  try {
    const standard = readSts(xml);
    const relations = relationsIn(standard);
    return { relations, workItem: isWorkItem(standard) ? workItemOf(standard, relations) : null };
  } catch (cause) {
    if (cause instanceof StsError || cause instanceof RangeError) return { problem: cause.message };
    throw cause;
  }
}

function isWorkItem({ publisher, status }: StsDocument): boolean {
  const known = statusOf({ publisher: publisher.code, word: status ?? null });
  return known.kind === 'known' && known.status === 'work-item';
}
