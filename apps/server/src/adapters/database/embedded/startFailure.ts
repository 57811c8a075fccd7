type Explanation = { sign: RegExp; meaning: string; advice: string };

const restore =
  'Restore a backup of the whole folder, or move the folder elsewhere to start with an empty library.';

const explanations: Explanation[] = [
  {
    sign: /No space left on device|disk quota exceeded/i,
    meaning: 'the disk is full',
    advice: 'Free up space on its disk and start Norma again.',
  },
  {
    sign: /Read-only file system/i,
    meaning: 'its disk is read-only',
    advice: 'Make the disk writable, or set DATA_DIR to another folder.',
  },
  {
    sign: /Permission denied|wrong ownership|invalid permissions/i,
    meaning: 'some of its files cannot be read or written',
    advice: 'Make the user that runs PostgreSQL the owner of the folder and all its files.',
  },
  {
    sign: /pg_control|control file|checkpoint record|invalid page|invalid magic number|could not open directory|required directory|could not open file/i,
    meaning: 'its files are damaged',
    advice: restore,
  },
  {
    sign: /could not (create|map|resize).*shared memory|Cannot allocate memory|out of memory/i,
    meaning: 'this machine has too little memory',
    advice: 'PostgreSQL needs about 300 MB.',
  },
  {
    sign: /configuration file .* contains errors|unrecognized configuration parameter|syntax error in file/i,
    meaning: 'its configuration has an error',
    advice: 'Correct postgresql.conf or postgresql.auto.conf in the folder.',
  },
];

const unexplained = { meaning: 'it exited', advice: 'See its messages for the reason.' };

type Failure = { folder: string; output: string; logFile?: string; cause?: unknown };

/** Says in plain words why PostgreSQL did not start, on which folder, what to do, and what PostgreSQL said itself. */
export function startFailure({ folder, output, logFile, cause }: Failure): Error {
  const { meaning, advice } = explanations.find(({ sign }) => sign.test(output)) ?? unexplained;
  const errorLines = complaints(output);
  const message = [
    `PostgreSQL could not start on ${folder}: ${meaning}.`,
    `${advice} Nothing was deleted.`,
    errorLines ? `PostgreSQL reports: ${errorLines}` : '',
    logFile ? `The full log is in ${logFile}.` : '',
  ];
  return new Error(message.filter(Boolean).join(' '), { cause });
}

/** Says what makes a folder useless before PostgreSQL is asked. */
export function uselessFolder(folder: string, meaning: string): Error {
  return new Error(`PostgreSQL cannot start on ${folder}: ${meaning}. ${restore} Nothing was deleted.`);
}

function complaints(output: string): string {
  const lines = output.split('\n').filter((line) => /FATAL|PANIC|DETAIL|HINT|error:/.test(line));
  return (lines.length > 0 ? lines : output.trim().split('\n').slice(-3))
    .slice(0, 4)
    .map((line) => line.replace(/^.*?(FATAL|PANIC|DETAIL|HINT|error): */, '').trim())
    .join(' ');
}
