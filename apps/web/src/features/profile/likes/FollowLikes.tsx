import type { Preferences } from '@norma/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { client } from '../../../client/client.ts';
import { likesKept, useAccount } from '../../session/index.ts';
import { agreedLikes, agreeOn } from './agreed.ts';
import { settle } from './settle.ts';
import { useDevice } from './useDevice.ts';

/** Tells the library what the reader chooses on this device, and follows what they chose on another one. */
export function FollowLikes() {
  const { userType, preferences: kept } = useAccount();
  const { chosen, follow } = useDevice();
  const { language, appearance, density } = chosen;
  const queries = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (likes: Partial<Preferences>) => client.profile.savePreferences({ body: likes }),
    // One after the other: the last choice is to be the one that is kept.
    scope: { id: 'likes' },
    onSuccess: (answer, told) => {
      agreeOn(told);
      likesKept(queries, answer);
    },
    meta: { isHandled: true }, // It is told again with the next choice, or at the next visit.
  });
  const followOthers = useEffectEvent(follow);
  const followed = useRef<Preferences>(undefined);
  // A company signs in for many: what one of them likes is nothing to the others.
  const isPersonal = userType === 'INDIVIDUAL';

  useEffect(() => {
    if (!isPersonal) return;
    const settlement = settle({ device: { language, appearance, density }, agreed: agreedLikes(), kept });
    if (Object.keys(settlement.tell).length > 0) mutate(settlement.tell);
    if (followed.current === kept) return;
    followed.current = kept;
    agreeOn(settlement.follow);
    followOthers(settlement.follow);
  }, [isPersonal, kept, language, appearance, density, mutate]);
  return null;
}
