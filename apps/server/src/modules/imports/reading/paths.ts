import { cleanLine } from './clean.ts';

const maxSteps = 10;
const maxCharacters = 500;

/** What is expected of a path of industries or topics. */
export const pathExpected = `a path such as Construction/Fastening is expected, of at most ${maxSteps} levels and ${maxCharacters} characters, without empty levels`;

/** A path with its steps as people read them, whatever blanks stood around them. */
export const cleanPath = (path: string): string => path.split('/').map(cleanLine).join('/');

/** Whether each step of a path has a name, and there are not too many. */
export const isPath = (path: string): boolean => {
  const steps = path.split('/');
  return steps.length <= maxSteps && path.length <= maxCharacters && steps.every((step) => step !== '');
};
