import type { SignInRefusal } from '../../context.ts';
import type { SignIn } from './signIns.ts';

type Choice = { readonly id: string };

/** What a sign-in lets its person read through: the accounts to choose from, the one in use, or why it does not hold. */
export type AccountAccess<Account extends Choice> = {
  readonly accounts: readonly Account[];
  readonly account: Account | null;
  readonly refusal: SignInRefusal | null;
};

type AccessParams<Account> = {
  readonly signIn: SignIn;
  /** All accounts of the person. */
  readonly accounts: readonly Account[];
  /** The one that was chosen in this sign-in. */
  readonly chosenId: string | null;
  /** The accounts to whose networks the reader's address belongs now. */
  readonly accountsHere: readonly string[];
};

/** Whether the account of a sign-in is settled by what let its person in. */
export const isFixed = ({ authType, accountId }: SignIn): boolean =>
  accountId !== null && (authType === 'IP' || authType === 'JWT' || authType === 'SSO');

/**
 * Works out what a sign-in lets its person read through (decision 25). A reader who came from a network reads through its account alone and only
 * within it; who came through a partner reads through the account that the partner named.
 */
export function accountAccessOf<Account extends Choice>({
  signIn,
  accounts,
  chosenId,
  accountsHere,
}: AccessParams<Account>): AccountAccess<Account> {
  const { authType, accountId } = signIn;
  if (accountId === null) return { accounts, account: readThrough(accounts, chosenId), refusal: null };
  const account = accounts.find(({ id }) => id === accountId);
  if (!account) return { accounts: [], account: null, refusal: 'account-not-allowed' };
  if (authType !== 'IP') {
    const fixedOrChosen = isFixed(signIn) ? account : (readThrough(accounts, chosenId) ?? account);
    return { accounts, account: fixedOrChosen, refusal: null };
  }
  const isHere = accountsHere.includes(accountId);
  return { accounts: [account], account, refusal: isHere ? null : 'address-not-allowed' };
}

/** The only account, else the one that was chosen, as long as it is still theirs. */
function readThrough<Account extends Choice>(
  accounts: readonly Account[],
  chosenId: string | null,
): Account | null {
  if (accounts.length === 1) return accounts[0] ?? null;
  return accounts.find(({ id }) => id === chosenId) ?? null;
}
