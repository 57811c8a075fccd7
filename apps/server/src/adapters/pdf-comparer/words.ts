import type { PageChange, PageRemark } from '@norma/comparison/pdf';
import { directionOf } from '@norma/contracts/fields';
import { translate } from '../../i18n/translate.ts';

/** What a comparison says on its pages, in one language. */
export type RedlineWords = {
  readonly direction: 'ltr' | 'rtl';
  readonly redline: string;
  readonly from: string;
  readonly to: string;
  readonly kinds: Readonly<Record<'inserted' | 'deleted' | 'changed' | 'moved', string>>;
  readonly legend: Readonly<Record<'inserted' | 'deleted' | 'moved', string>>;
  readonly changes: string;
  readonly byPage: string;
  readonly limits: string;
  readonly remarks: Readonly<Record<PageRemark, string>>;
  readonly note: (change: PageChange) => string;
  readonly inFull: string;
  readonly moreBelow: string;
  readonly bookmark: (change: PageChange, number: number) => string;
};

type Key = Parameters<typeof translate<'redline'>>[2];
type Kind = PageChange['kind'];

/** The words of a comparison in a language. */
export function redlineWords(language: string): RedlineWords {
  const say = (key: Key, values: Record<string, string> = {}): string =>
    translate('redline', language, key, values);
  return {
    direction: directionOf(language),
    redline: say('redline'),
    from: say('from'),
    to: say('to'),
    kinds: {
      inserted: say('kind.inserted'),
      deleted: say('kind.deleted'),
      changed: say('kind.changed'),
      moved: say('kind.moved'),
    },
    legend: {
      inserted: say('legend.inserted'),
      deleted: say('legend.deleted'),
      moved: say('legend.moved'),
    },
    changes: say('changes'),
    byPage: say('byPage'),
    limits: say('limits'),
    remarks: {
      'no-text-in-old': say('remark.no-text-in-old'),
      'no-text-in-new': say('remark.no-text-in-new'),
      'nothing-in-common': say('remark.nothing-in-common'),
      'nothing-changed': say('remark.nothing-changed'),
    },
    note: ({ kind, basePage }) =>
      say(noteOf[kind], { page: basePage === null ? 'none' : String(basePage + 1) }),
    inFull: say('inFull'),
    moreBelow: say('moreBelow'),
    bookmark: ({ kind, page, before, after }, number) =>
      say('bookmark', {
        number: String(number),
        page: String(page + 1),
        name: say(nameOf[kind]),
        said: cut(kind === 'inserted' || kind === 'moved-here' ? after : before),
      }),
  };
}

const noteOf: Record<Kind, Key> = {
  inserted: 'note.removed',
  deleted: 'note.removed',
  changed: 'note.was',
  'moved-here': 'note.movedHere',
  'moved-away': 'note.movedAway',
};

const nameOf: Record<Kind, Key> = {
  inserted: 'kind.inserted',
  deleted: 'kind.deleted',
  changed: 'kind.changed',
  'moved-here': 'kind.moved',
  'moved-away': 'kind.moved',
};

function cut(text: string): string {
  const signs = Array.from(text);
  return signs.length > 60 ? `${signs.slice(0, 59).join('')}…` : text;
}
