/**
 * Measures the redline of two editions of 242 pages on two threads; the goal is under 10 s in less than 600 MB.
 *
 *     npm run bench -- redline
 */
import { measureRedline } from './compare/redline.ts';

await measureRedline();
