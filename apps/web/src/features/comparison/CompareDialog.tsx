import { type SubmitEvent, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/forms/Checkbox.tsx';
import { Designation } from '../../ui/text/Designation.tsx';
import { Drawer } from '../../ui/overlays/Drawer.tsx';
import { Status } from '../../ui/text/Status.tsx';
import type { OpenedProps } from '../documents/forDocumentPage.ts';
import {
  type Comparable,
  comparableEditions,
  comparableOf,
  formatsOf,
  likelyPair,
  type Pair,
  pairOf,
  pairOfAny,
} from './pair.ts';
import { useComparisonWays } from './useComparisonWays.ts';
import { type MessageKey, useMessages } from '../../i18n/useMessages.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { documentNamed } from './queries.ts';
import styles from './CompareDialog.module.css';

/** Chooses the two editions to compare. */
export function CompareDialog({ document, address, onClose }: OpenedProps) {
  const t = useMessages('comparison');
  const ways = useComparisonWays();
  const [others, setOthers] = useState<readonly Comparable[]>([]);
  const editions = [...others, ...comparableEditions(document)];
  const [ticked, setTicked] = useState(() => beginning(editions, document.contentCode, address.compare));
  const pair = chosenPair(editions, ticked, others);
  const isImpossible = pair !== null && formatsOf(pair).length === 0;
  const tick = (code: string, isOn: boolean): void =>
    setTicked((before) => (isOn ? [...before, code] : before.filter((one) => one !== code)));
  const compare = (): void => {
    if (!pair) return;
    onClose();
    ways.open(pair);
  };
  return (
    <Drawer
      isOpen
      title={t('title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('close')}</Button>
          <Button kind="primary" disabled={pair === null} onClick={compare}>
            {t('compare')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('chooseTwo')}</p>
      <fieldset className={styles.editions}>
        <legend className={styles.legend}>{t('versions')}</legend>
        {editions.toReversed().map((edition) => {
          const isTicked = ticked.includes(edition.contentCode);
          const note = noteOf(edition);
          return (
            <div className={styles.edition} key={edition.contentCode}>
              <Checkbox
                state={isTicked ? 'on' : 'off'}
                isDisabled={!isTicked && (ticked.length >= 2 || !hasText(edition))}
                onChange={(isOn) => tick(edition.contentCode, isOn)}
                label={<Designation value={edition.designationNo} />}
              />
              <Status status={edition.status} />
              {note && <span className={styles.note}>{t(note)}</span>}
            </div>
          );
        })}
      </fieldset>
      <OtherDocument
        onFound={(other) => {
          if (editions.some(({ contentCode }) => contentCode === other.contentCode)) return;
          setOthers([...others, other]);
          // With the document itself: who asks for another one means to compare the two.
          setTicked([document.contentCode, other.contentCode]);
        }}
      />
      <p className={styles.impossible} role="status">
        {isImpossible && t('nothingInCommon')}
      </p>
    </Drawer>
  );
}

/** The two that are ticked: editions by their order, documents of different families by their years. */
function chosenPair(
  editions: readonly Comparable[],
  ticked: readonly string[],
  others: readonly Comparable[],
): Pair | null {
  const pair = pairOf(editions, ticked[0] ?? '', ticked[1] ?? '');
  return pair && others.some(({ id }) => id === pair.base.id) ? pairOfAny(pair.target, pair.base) : pair;
}

const hasText = ({ hasHtml, hasPdf }: Comparable): boolean => hasHtml || hasPdf;

function noteOf({ hasHtml, hasPdf }: Comparable): MessageKey<'comparison'> | null {
  if (hasHtml) return hasPdf ? null : 'onlyHtml';
  return hasPdf ? 'onlyPdf' : 'noText';
}

/** The pair that is compared already, or the likeliest one. */
function beginning(editions: readonly Comparable[], contentCode: string, compare: string | null): string[] {
  const pair = compare === null ? null : pairOf(editions, contentCode, compare);
  if (pair) return [pair.base.contentCode, pair.target.contentCode];
  return likelyPair(editions.filter(hasText), contentCode);
}

type Props = { onFound: (other: Comparable) => void };

/** Finds a document of any family by its designation, to compare with. */
function OtherDocument({ onFound }: Props) {
  const t = useMessages('comparison');
  const [designation, setDesignation] = useState('');
  const find = useMutation({
    mutationFn: async () => {
      const found = await documentNamed(designation.trim());
      return found && comparableOf(found);
    },
    onSuccess: (found) => {
      if (!found) return;
      setDesignation('');
      onFound(found);
    },
    meta: { isHandled: true },
  });
  const isUnknown = find.isError || (find.isSuccess && find.data === null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (designation.trim() !== '') find.mutate();
  };
  return (
    <form className={styles.other} onSubmit={submit}>
      <TextField
        label={t('otherDocument')}
        hint={t('otherHint')}
        error={isUnknown ? t('otherUnknown') : undefined}
        value={designation}
        limit={200}
        onChange={({ target }) => {
          setDesignation(target.value);
          if (isUnknown) find.reset();
        }}
      />
      <Button type="submit" disabled={designation.trim() === '' || find.isPending}>
        {t('addOther')}
      </Button>
    </form>
  );
}
