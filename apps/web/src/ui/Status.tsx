import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import parts from './Status.module.css';

type Use = 'yes' | 'with-care' | 'no' | 'not-yet';

const disc = <circle cx="5" cy="5" r="4.5" fill="currentColor" stroke="none" />;
const ring = <circle cx="5" cy="5" r="4" strokeWidth="1.4" />;
const half = (
  <>
    <circle cx="5" cy="5" r="4" strokeWidth="1.2" />
    <path d="M5 1a4 4 0 0 0 0 8z" fill="currentColor" stroke="none" />
  </>
);
const ringWithSlash = (
  <>
    {ring}
    <path d="M2.2 7.8 7.8 2.2" strokeWidth="1.4" />
  </>
);
const diamond = <path d="M5 .8 9.2 5 5 9.2.8 5zM5 3.2v3.6" strokeWidth="1.3" />;
const dashedRing = <circle cx="5" cy="5" r="4" strokeWidth="1.3" strokeDasharray="2 1.6" />;

/** Filled: use it. Half: with care. Open: do not. */
const looks: Record<string, { use: Use; shape: ReactNode }> = {
  Active: { use: 'yes', shape: disc },
  Adopted: { use: 'yes', shape: disc },
  Current: { use: 'yes', shape: disc },
  Previous: { use: 'with-care', shape: half },
  Historical: { use: 'no', shape: ring },
  Withdrawn: { use: 'no', shape: ringWithSlash },
  'Withdrawn Replaced': { use: 'no', shape: ringWithSlash },
  'Withdrawn No replacement': { use: 'no', shape: ringWithSlash },
  Replaced: { use: 'no', shape: diamond },
  'Work item': { use: 'not-yet', shape: dashedRing },
};
const unknown = { use: 'no', shape: ring } as const;

/** The standing of a document: a word, a shape and a colour, in that order of trust. */
export function Status({ status }: { status: string }) {
  const { t } = useTranslation();
  const { use, shape } = looks[status] ?? unknown;
  return (
    <span className={parts.status} data-use={use}>
      <svg className={parts.shape} viewBox="0 0 10 10" fill="none" stroke="currentColor" aria-hidden>
        {shape}
      </svg>
      {t(`status.${status}`, { defaultValue: status })}
    </span>
  );
}
