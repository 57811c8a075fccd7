import type { Person } from '@norma/contracts';
import type { Authority } from '@norma/contracts/kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { CheckboxGroup } from '../../../ui/forms/CheckboxGroup.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { authorities } from '../choices.atBuild.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { Section } from './Section.tsx';
import { useChange } from './useChange.ts';
import styles from './Roles.module.css';

/** The roles of a person, each with what it permits. */
export function Roles({ person, etag }: { person: Person; etag: string }) {
  const t = useMessages('people');
  const { t: tShell } = useTranslation();
  const { id, authorities: held, givable, isChangeable, isYou } = person;
  const change = useChange(id);
  const [chosen, setChosen] = useState<readonly string[]>(held);
  // No one takes from themselves what lets them look after the library.
  const isKept = (authority: Authority): boolean =>
    isYou && held.includes(authority) && (authority === 'ADMIN' || authority === 'OPERATOR');
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
  const isAsBefore = chosen.length === held.length && held.every((authority) => chosen.includes(authority));
  return (
    <Section title={t('roles')}>
      <Form
        label={t('roles')}
        submit={t('saveRoles')}
        onSend={send}
        isReady={isChangeable && !isAsBefore}
        wordsForFailure={(error) => wordsFor(error, tShell)}
      >
        <CheckboxGroup
          label={t('beyondReading')}
          value={chosen}
          onChange={setChosen}
          options={authorities.map((authority) => ({
            value: authority,
            isDisabled: !isChangeable || !givable.includes(authority) || isKept(authority),
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
