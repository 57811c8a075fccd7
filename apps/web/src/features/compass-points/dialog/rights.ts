import type { CompassPoint, CompassPointSettings } from '@norma/contracts';

type Settings = Pick<CompassPointSettings, 'compassPointSettings'>;

/**
 * Whether a reader is offered to edit, move, share and deactivate a compass point; the server has the last word. Without
 * settings, a compass point may be changed unless it says that it may not.
 */
export function mayManage(
  { edit, isOwn }: Pick<CompassPoint, 'edit' | 'isOwn'>,
  settings: Settings | undefined,
): boolean {
  const manage = settings?.compassPointSettings['pdf-view-setting'].manage;
  if (manage === 'None') return false;
  return manage === 'Own' ? isOwn && edit : edit;
}

/** Whether a reader may create compass points on a document that someone could see or change. */
export function mayMake({ compassPointSettings: settings }: Settings): boolean {
  const { view, manage } = settings['pdf-view-setting'];
  return settings.activate && view !== 'None' && manage !== 'None';
}
