import type { Whose } from '@norma/contracts';

/** Who asks, as far as a compass point is concerned. */
export type Asker = {
  /** Their relation to it: who made it, somebody of the same account, or somebody of another one. */
  readonly is: 'creator' | 'colleague' | 'outsider';
  /** Whether they look after the compass points of their account (CP_ADMIN). */
  readonly isAdmin: boolean;
  /** Whether they may read histories: by an authority, or because the tenant opens them. */
  readonly mayAudit: boolean;
  /** Whether their account subscribes to the document. */
  readonly opens: boolean;
};

/** A compass point, as far as its rules need it. */
export type Marked = { readonly isDeleted: boolean; readonly isShared: boolean };

/** Who sees and who changes compass points of a document, as its tenant says. */
export type Setting = { readonly view: Whose; readonly manage: Whose };

/** What can be asked for of a compass point. */
export const deeds = [
  /** To see it drawn in the document, and in the document's own lists. */
  'draw',
  /** To read it. */
  'read',
  /** To read it by its link. */
  'follow',
  'edit',
  'share',
  'deactivate',
  'reactivate',
  'history',
] as const;
export type Deed = (typeof deeds)[number];

/** Whether somebody may do something with a compass point; `rules.md` says the same as a table. */
export function may(deed: Deed, asker: Asker, marked: Marked, setting: Setting): boolean {
  const manages = isManager(asker, setting);
  switch (deed) {
    case 'draw':
      return isDrawn(asker, setting);
    case 'read':
      return isReader(asker, setting);
    case 'follow':
      return asker.opens && (marked.isShared || isReader(asker, setting));
    case 'edit':
    case 'share':
      return manages && !marked.isDeleted && asker.opens;
    case 'deactivate':
      return manages && !marked.isDeleted;
    case 'reactivate':
      return manages && marked.isDeleted;
    case 'history':
      return isReader(asker, setting) && (asker.isAdmin || asker.mayAudit);
  }
}

function isDrawn({ is, opens }: Asker, { view }: Setting): boolean {
  if (!opens || view === 'None' || is === 'outsider') return false;
  return view === 'All' || is === 'creator';
}

/** One's own words stay readable, whatever has become of the document and of the settings. */
function isReader(asker: Asker, setting: Setting): boolean {
  if (asker.is === 'outsider') return false;
  return asker.is === 'creator' || asker.isAdmin || isDrawn(asker, setting);
}

function isManager(asker: Asker, setting: Setting): boolean {
  if (setting.manage === 'None') return false;
  if (setting.manage === 'Own') return asker.is === 'creator';
  return isReader(asker, setting);
}

/** Whether compass points can be made on a document at all: what nobody would see or change again is not begun. */
export const mayCreate = ({ view, manage }: Setting): boolean => view !== 'None' && manage !== 'None';
