import type { Person } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { authorities } from '../choices.atBuild.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';
import { usePersonChange } from './usePersonChange.ts';
import styles from './Roles.module.css';

/** The roles of a person, each with what it permits. */
export function Roles({ person, etag }: { person: Person; etag: string }) {
  const t = useMessages('people');
  const { id, authorities: current, givable, isChangeable, isYou } = person;
  const change = usePersonChange(id);
  const [chosen, setChosen] = useState<readonly string[]>(current);
  // No one takes from themselves what lets them look after the library.
  const isFixed = (authority: Authority): boolean =>
    isYou && current.includes(authority) && (authority === 'ADMIN' || authority === 'OPERATOR');
  const send = async (): Promise<void> => {
    const body = { authorities: authorities.filter((authority) => chosen.includes(authority)) };
    await change(() =>
      administration.people.changeRights.withHeaders(
        { params: { id }, body },
        { headers: { 'if-match': etag } },
      ),
    );
    showToast({ kind: 'success', message: t('rolesSaved') });
  };
  const isAsBefore =
    chosen.length === current.length && current.every((authority) => chosen.includes(authority));
  return (
    <Section title={t('roles')}>
      <Form label={t('roles')} submit={t('saveRoles')} onSend={send} isReady={isChangeable && !isAsBefore}>
        <CheckboxGroup
          label={t('beyondReading')}
          value={chosen}
          onChange={setChosen}
          options={authorities.map((authority) => ({
            value: authority,
            isDisabled: !isChangeable || !givable.includes(authority) || isFixed(authority),
            label: (
              <span className={styles.role}>
                {t(`role.${authority}`)}
                <span className={styles.allows}>{t(`allows.${authority}`)}</span>
              </span>
            ),
          }))}
        />
      </Form>
    </Section>
  );
}
