import type { Person } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { longest } from '../choices.atBuild.ts';
import { personQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { usePersonChange } from './usePersonChange.ts';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { person: Person; etag: string; onClose: () => void };

/** Edits the name, the email address and the sign-in name of a person. */
export function EditPerson({ person, etag, onClose }: Props) {
  const t = useMessages('people');
  const queries = useQueryClient();
  const change = usePersonChange(person.id);
  const [userType, setUserType] = useState(person.userType);
  // As they were when the drawer opened, or when another user's change was shown in it.
  const [base, setBase] = useState({ facts: factsOf(person), etag });
  const params = { id: person.id };

  const send = async (typed: FormData) => {
    const body = typedFacts(typed, userType);
    try {
      await change(() =>
        administration.people.changePerson.withHeaders(
          { params, body },
          { headers: { 'if-match': base.etag } },
        ),
      );
    } catch (error) {
      return fieldsWrong(error);
    }
    showToast({ kind: 'success', message: t('saved') });
    onClose();
    return undefined;
  };

  const fieldsWrong = async (error: unknown): Promise<Partial<Record<TextName, string>>> => {
    const refused = error instanceof Error && error.cause instanceof CallRefused ? error.cause : error;
    if (!(refused instanceof CallRefused)) throw error;
    if (refused.code === 'email-taken') return { email: t('emailTaken') };
    if (refused.code === 'sign-in-name-taken') return { signInName: t('signInNameTaken') };
    if (refused.code === 'person-changed') {
      const now = await queries.fetchQuery(personQuery(person.id));
      setBase({ facts: factsOf(now.answer), etag: now.headers.etag });
      const changed = changedMeanwhile(base.facts, factsOf(now.answer));
      const changedFields = Object.entries(changed).map(([name, value]) => [
        name,
        t('isNow', { value: isolate(value) }),
      ]);
      if (changedFields.length === 0) throw new Error(t('changedMeanwhile'), { cause: refused });
      return Object.fromEntries(changedFields);
    }
    const isWrong = (field: string): boolean => refused.fieldErrors.some((each) => each.field === field);
    if (isWrong('body.email')) return { email: t('emailWrong') };
    if (isWrong('body.signInName')) return { signInName: t('signInNameConfusable') };
    throw error;
  };

  const { facts } = base;
  return (
    <Drawer isOpen title={t('editTitle')} onClose={onClose} isContentFirst>
      <Form
        label={t('editTitle')}
        submit={t('save')}
        onSend={send}
        actions={<Button onClick={onClose}>{t('cancel')}</Button>}
      >
        <TextField
          name="firstName"
          label={t('firstName')}
          defaultValue={facts.firstName}
          limit={longest.name}
          autoComplete="off"
          dir="auto"
          data-autofocus
        />
        <TextField
          name="lastName"
          label={t('lastName')}
          defaultValue={facts.lastName}
          limit={longest.name}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          name="email"
          label={t('email')}
          hint={t('emailHint')}
          defaultValue={facts.email}
          required
          inputMode="email"
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          name="signInName"
          label={t('signInName')}
          hint={t('signInNameHint')}
          defaultValue={facts.signInName}
          limit={longest.signInName}
          required
          autoComplete="off"
          dir="auto"
        />
        <RadioGroup
          label={t('type')}
          options={[
            { value: 'INDIVIDUAL', label: t('type.INDIVIDUAL') },
            { value: 'COMPANY', label: t('type.COMPANY') },
          ]}
          value={userType}
          onChange={setUserType}
        />
      </Form>
    </Drawer>
  );
}

/** The text fields of a person. */
type TextName = 'firstName' | 'lastName' | 'email' | 'signInName';
type Facts = Record<TextName, string>;

const names: readonly TextName[] = ['firstName', 'lastName', 'email', 'signInName'];

/** The editable fields of a person, as they are now. */
const factsOf = ({ firstName, lastName, email, signInName }: Facts): Facts => ({
  firstName,
  lastName,
  email,
  signInName,
});

/** The fields of a person that a form contains. */
function typedFacts(typed: FormData, userType: Person['userType']) {
  const value = (name: TextName): string => {
    const written = typed.get(name);
    return typeof written === 'string' ? written : '';
  };
  return {
    firstName: value('firstName'),
    lastName: value('lastName'),
    email: value('email'),
    signInName: value('signInName'),
    userType,
  };
}

/** What is another now than it was, by its name. */
function changedMeanwhile(before: Facts, now: Facts): Partial<Facts> {
  const changed = names.filter((name) => before[name] !== now[name]);
  return Object.fromEntries(changed.map((name) => [name, now[name]]));
}
