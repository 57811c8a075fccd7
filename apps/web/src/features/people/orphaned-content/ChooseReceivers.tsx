import { useState } from 'react';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { PickOne } from '../pick/PickOne.tsx';
import { receiverChoices } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import type { Going, Receivers } from './receivers.ts';
import styles from './ChooseReceivers.module.css';

type Props = {
  going: Going;
  /** Whose it is. */
  ownerId: string;
  chosen: Receivers;
  onChoose: (chosen: Receivers) => void;
};

/** Chooses the new owners in an account: one for all, or one for groups and one for compass points. */
export function ChooseReceivers({ going, ownerId, chosen, onChoose }: Props) {
  const t = useMessages('people');
  const { account, groups, compassPoints } = going;
  const hasBoth = groups > 0 && compassPoints > 0;
  const [way, setWay] = useState<'one' | 'each'>('one');
  const queryOf = receiverChoices(account.id, ownerId);
  const isApart = hasBoth && way === 'each';
  return (
    <fieldset className={styles.receivers}>
      <legend className={styles.account}>
        <bdi>{account.name}</bdi>
        <span className={styles.counts}>{t('ownedCounts', { groups, compassPoints })}</span>
      </legend>
      {hasBoth && (
        <RadioGroup
          label={t('handOverTo')}
          options={[
            { value: 'one', label: t('allToOne') },
            { value: 'each', label: t('byKind') },
          ]}
          value={way}
          onChange={(next) => {
            setWay(next);
            if (next === 'one') onChoose({ groups: chosen.groups, compassPoints: chosen.groups });
          }}
        />
      )}
      {!isApart && (
        <PickOne
          label={t('receiver')}
          hint={t('receiverHint')}
          queryOf={queryOf}
          chosen={chosen.groups ?? chosen.compassPoints}
          onChoose={(choice) =>
            onChoose({ groups: groups > 0 ? choice : null, compassPoints: compassPoints > 0 ? choice : null })
          }
        />
      )}
      {isApart && (
        <>
          <PickOne
            label={t('groupsTo', { count: groups })}
            queryOf={queryOf}
            chosen={chosen.groups}
            onChoose={(choice) => onChoose({ ...chosen, groups: choice })}
          />
          <PickOne
            label={t('compassPointsTo', { count: compassPoints })}
            hint={t('receiverHint')}
            queryOf={queryOf}
            chosen={chosen.compassPoints}
            onChoose={(choice) => onChoose({ ...chosen, compassPoints: choice })}
          />
        </>
      )}
    </fieldset>
  );
}
