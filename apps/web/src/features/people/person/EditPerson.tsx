import type { Person } from '@norma/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { administration } from '../../../client/administration.ts';
import { CallRefused } from '../../../client/client.ts';
import { wordsFor } from '../../../client/wordsFor.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Form } from '../../../ui/forms/Form.tsx';
import { showToast } from '../../../ui/feedback/toasts.ts';
import { RadioGroup } from '../../../ui/forms/RadioGroup.tsx';
import { Drawer } from '../../../ui/overlays/Drawer.tsx';
import { TextField } from '../../../ui/forms/TextField.tsx';
import { longest } from '../choices.atBuild.ts';
import { personQuery } from '../queries.ts';
import { useMessages } from '../../../i18n/useMessages.ts';
import { changedMeanwhile, factsOf, typedFacts, type TextName } from './facts.ts';
import { useChange } from './useChange.ts';
import { isolate } from '../../../i18n/isolate.ts';

type Props = { person: Person; etag: string; onClose: () => void };

/** What somebody is called, where they are reached and how they sign in, to be written. */
export function EditPerson({ person, etag, onClose }: Props) {
  const words = useMessages('people');
  const { t } = useTranslation();
  const queries = useQueryClient();
  const change = useChange(person.id);
  const [userType, setUserType] = useState(person.userType);
  // As they were when the sheet opened, or when somebody else's change was shown in it.
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
    showToast({ kind: 'success', message: words('saved') });
    onClose();
    return undefined;
  };

  const fieldsWrong = async (error: unknown): Promise<Partial<Record<TextName, string>>> => {
    const refused = error instanceof Error && error.cause instanceof CallRefused ? error.cause : error;
    if (!(refused instanceof CallRefused)) throw error;
    if (refused.code === 'email-taken') return { email: words('emailTaken') };
    if (refused.code === 'sign-in-name-taken') return { signInName: words('signInNameTaken') };
    if (refused.code === 'person-changed') {
      const now = await queries.fetchQuery(personQuery(person.id));
      setBase({ facts: factsOf(now.answer), etag: now.headers.etag });
      const changed = changedMeanwhile(base.facts, factsOf(now.answer));
      const told = Object.entries(changed).map(([name, value]) => [
        name,
        words('isNow', { value: isolate(value) }),
      ]);
      if (told.length === 0) throw new Error(words('changedMeanwhile'), { cause: refused });
      return Object.fromEntries(told);
    }
    const isWrong = (field: string): boolean => refused.fieldErrors.some((each) => each.field === field);
    if (isWrong('body.email')) return { email: words('emailWrong') };
    if (isWrong('body.signInName')) return { signInName: words('signInNameConfusable') };
    throw error;
  };

  const { facts } = base;
  return (
    <Drawer isOpen title={words('editTitle')} onClose={onClose} isContentFirst>
      <Form
        label={words('editTitle')}
        submit={words('save')}
        onSend={send}
        wordsForFailure={(error) => wordsFor(error, t)}
        actions={<Button onClick={onClose}>{words('cancel')}</Button>}
      >
        <TextField
          name="firstName"
          label={words('firstName')}
          defaultValue={facts.firstName}
          limit={longest.name}
          autoComplete="off"
          dir="auto"
          data-autofocus
        />
        <TextField
          name="lastName"
          label={words('lastName')}
          defaultValue={facts.lastName}
          limit={longest.name}
          autoComplete="off"
          dir="auto"
        />
        <TextField
          name="email"
          label={words('email')}
          hint={words('emailHint')}
          defaultValue={facts.email}
          required
          inputMode="email"
          autoComplete="off"
          dir="ltr"
        />
        <TextField
          name="signInName"
          label={words('signInName')}
          hint={words('signInNameHint')}
          defaultValue={facts.signInName}
          limit={longest.signInName}
          required
          autoComplete="off"
          dir="auto"
        />
        <RadioGroup
          label={words('type')}
          options={[
            { value: 'INDIVIDUAL', label: words('type.INDIVIDUAL') },
            { value: 'COMPANY', label: words('type.COMPANY') },
          ]}
          value={userType}
          onChange={setUserType}
        />
      </Form>
    </Drawer>
  );
}
