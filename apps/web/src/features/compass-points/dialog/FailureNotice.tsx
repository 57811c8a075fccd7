import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import type { Attribute } from './texts.ts';
import { isAnnounced } from './useSaving.ts';
import { useMessages, type MessageKey } from '../../../i18n/useMessages.ts';
import styles from './PointForm.module.css';

/** The texts that the library did not take, and why. */
export type Faults = Partial<Record<Attribute, 'missing' | 'wrong'>>;

type Props = {
  failure: unknown;
  isBusy: boolean;
  /** Puts a deactivated one back, and saves it then. */
  onReactivate: () => Promise<void>;
};

/** Why a compass point was not saved, and that its draft is still there. */
export function FailureNotice({ failure, isBusy, onReactivate }: Props) {
  const t = useMessages('compass-point-dialog');
  if (failure === null) return null;
  return (
    <div className={styles.failure} role="alert">
      <p>{t(reasonOf(failure))}</p>
      {isAnnounced(failure, 'compass-point-deactivated') && (
        <Button disabled={isBusy} onClick={() => void onReactivate()}>
          {t('reactivateAndSave')}
        </Button>
      )}
    </div>
  );
}

const reasons: readonly (readonly [MessageKey<'compass-point-dialog'>, ...codes: string[]])[] = [
  ['unreachable', 'unreachable'],
  ['notEntitled', 'document-not-entitled', 'document-not-found'],
  ['readOnly', 'compass-point-read-only'],
  ['off', 'compass-points-off', 'compass-points-not-enabled', 'compass-points-personal'],
  ['tooMany', 'compass-points-too-many'],
  ['deactivated', 'compass-point-deactivated'],
  ['gone', 'compass-point-not-found'],
  ['invalid', 'compass-point-invalid'],
];

const reasonOf = (failure: unknown): MessageKey<'compass-point-dialog'> =>
  reasons.find(([, ...codes]) => isAnnounced(failure, ...codes))?.[0] ?? 'notSaved';

const attributeOf = new Map<string, Attribute>([
  ['body.name', 'name'],
  ['body.description', 'description'],
  ['body.overlayDetails', 'overlayDetails'],
]);

/** The server's error for each text. */
export function faultsOf(failure: unknown): Faults {
  if (!(failure instanceof CallRefused)) return {};
  return Object.fromEntries(
    failure.fieldErrors.flatMap(({ field, message }) => {
      const attribute = attributeOf.get(field);
      return attribute ? [[attribute, message === 'is required' ? 'missing' : 'wrong'] as const] : [];
    }),
  );
}
