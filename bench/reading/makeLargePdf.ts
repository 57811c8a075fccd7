import { renameSync, writeFileSync } from 'node:fs';
import { readSts, toTypst } from '@norma/sts';
import { startTypesetter } from '../../apps/server/src/adapters/pdf-maker/typeset.ts';
import { largeStandard } from './largeStandard.ts';

// Started by largePdf.ts: the clauses, and where to put the PDF.
const [clauses, path = ''] = process.argv.slice(2);
const source = toTypst(readSts(largeStandard({ clauses: Number(clauses) })), { graphic: () => undefined });
writeFileSync(`${path}.unfinished`, startTypesetter().typeset(source));
renameSync(`${path}.unfinished`, path);
