import type { Whose } from '@norma/contracts';

/** Who asks, as far as a compass point is concerned. */
export type Viewer = {
  /** Their relation to it: who made it, someone of the same account, or someone of another one. */
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
export const actions = [
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
export type Action = (typeof actions)[number];

/** Whether someone may do something with a compass point; `rules.md` says the same as a table. */
export function may(action: Action, viewer: Viewer, marked: Marked, setting: Setting): boolean {
  const manages = isManager(viewer, setting);
  switch (action) {
    case 'draw':
      return isDrawn(viewer, setting);
    case 'read':
      return isReader(viewer, setting);
    case 'follow':
      return viewer.opens && (marked.isShared || isReader(viewer, setting));
    case 'edit':
    case 'share':
      return manages && !marked.isDeleted && viewer.opens;
    case 'deactivate':
      return manages && !marked.isDeleted;
    case 'reactivate':
      return manages && marked.isDeleted;
    case 'history':
      return isReader(viewer, setting) && (viewer.isAdmin || viewer.mayAudit);
  }
}

function isDrawn({ is, opens }: Viewer, { view }: Setting): boolean {
  if (!opens || view === 'None' || is === 'outsider') return false;
  return view === 'All' || is === 'creator';
}

/** One's own words stay readable, whatever happened to the document and the settings. */
function isReader(viewer: Viewer, setting: Setting): boolean {
  if (viewer.is === 'outsider') return false;
  return viewer.is === 'creator' || viewer.isAdmin || isDrawn(viewer, setting);
}

function isManager(viewer: Viewer, setting: Setting): boolean {
  if (setting.manage === 'None') return false;
  if (setting.manage === 'Own') return viewer.is === 'creator';
  return isReader(viewer, setting);
}

/** Whether compass points can be made on a document at all: what no one would see or change again is not begun. */
export const mayCreate = ({ view, manage }: Setting): boolean => view !== 'None' && manage !== 'None';
