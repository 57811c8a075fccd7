import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkout } from '../bin/testing.ts';
import { mutants } from './mutants/list.ts';

it.each(mutants)('the planted fault $id has its one place in $file', ({ file, from }) => {
  expect(readFileSync(join(checkout, file), 'utf8').split(from)).toHaveLength(2);
});
